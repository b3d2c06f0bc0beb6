import { beforeAll, expect, test } from "vitest";
import type { RequestOf } from "#shared/calls/call.ts";
import { checkContracts } from "#shared/calls/account/check-contracts.ts";
import { deleteAsset } from "#shared/calls/account/delete-asset.ts";
import { forgotPassword } from "#shared/calls/member/forgot-password.ts";
import { getUserClaims } from "#shared/calls/member/get-user-claims.ts";
import { listAssets } from "#shared/calls/account/list-assets.ts";
import { listConsents } from "#shared/calls/account/list-consents.ts";
import { saveAsset } from "#shared/calls/account/save-asset.ts";
import { updateConsents } from "#shared/calls/account/update-consents.ts";
import { updateCustomer } from "#shared/calls/account/update-customer.ts";
import { addDays, todayInIstanbul } from "#shared/format/date.ts";
import { SiteSchema } from "#shared/site.ts";
import * as v from "valibot";
import { useBroker } from "./harness.ts";
import type { Caller, SharedBroker } from "./harness.ts";
import { askQuote, makePhone, until, verify } from "./journey.ts";
import { logIn, makeSignedIn, provePhone, seal, signIn } from "./member.ts";
import type { SignedIn } from "./member.ts";

let broker: SharedBroker;
let ayse: SignedIn;
let mert: SignedIn;
beforeAll(async () => {
  broker = await useBroker();
  ayse = await makeSignedIn(broker);
  mert = await makeSignedIn(broker);
});

type Customer = RequestOf<typeof updateCustomer>;
const update = ({ member, phone }: SignedIn, change: Partial<Customer> = {}) => {
  const same = { name: "Çağrı", surname: "Şimşekoğlu", email: "uye@ornek.example", phone };
  return broker.call(updateCustomer, { ...same, ...change }, member);
};
/** A member's password, sealed for one change. */
async function proof({ caller, password }: SignedIn, typed = password) {
  const { guid, sealed } = await seal(broker, caller, typed);
  return { password: sealed[0]!, guid };
}
const site = v.parse(SiteSchema, {});
const claims = async (caller: Caller) => (await broker.call(getUserClaims, {}, caller)).data;

// Specification 7.14
test("a member changes what they have told, and takes back what they leave blank", async () => {
  const told = {
    name: "ışıl",
    email: "Isil@Ornek.example",
    birthdate: "1990-02-28",
    cityCode: "34",
    county: "Kadıköy",
    companyName: "Işıl Ltd.",
  };
  expect(await update(ayse, { ...told, ...(await proof(ayse)) })).toMatchObject({
    status: 200,
    data: { name: "Işıl", surname: "Şimşekoğlu" },
  });
  const stored = { ...told, name: "Işıl", email: "isil@ornek.example" };
  expect(await claims(ayse.member)).toMatchObject(stored);
  await update(ayse, await proof(ayse));
  const { birthdate, cityCode: kept } = stored;
  expect(await claims(ayse.member)).toMatchObject({ birthdate, cityCode: kept, county: "Kadıköy" });
  await update(ayse, { cityCode: null, county: null });
  const { cityCode, county, companyName } = (await claims(ayse.member)) ?? {};
  expect([cityCode, county, companyName]).toEqual([undefined, undefined, told.companyName]);
});

test("what is not sent stays, and something has to be", async () => {
  const { member } = mert;
  const before = await claims(member);
  const changed = await broker.call(updateCustomer, { companyName: "Mert A.Ş." }, member);
  expect(changed.data).toEqual({ name: before?.name, surname: before?.surname });
  expect(await claims(member)).toEqual({ ...before, companyName: "Mert A.Ş." });
  for (const nothing of [{}, { password: "x", guid: "y" }]) {
    expect(await broker.call(updateCustomer, nothing, member)).toMatchObject({
      status: 422,
      message: "Değiştirmek istediğiniz en az bir bilgiyi gönderiniz.",
    });
  }
  expect(await broker.call(updateCustomer, { email: "" }, member)).toMatchObject({
    status: 422,
    message: "Lütfen e-mail adresi giriniz",
  });
});

const today = todayInIstanbul(Date.now());
const eighteenTomorrow = addDays(`${Number(today.slice(0, 4)) - 18}${today.slice(4)}`, 1);
const choose = ["Lütfen listeden bir seçim yapınız."];

test.each<[string, Partial<Customer>, Record<string, string[]>]>([
  [
    "somebody under 18",
    { birthdate: eighteenTomorrow },
    { Birthdate: ["Üye olmak için 18 yaşını doldurmuş olmalısınız."] },
  ],
  [
    "a birth date to come",
    { birthdate: addDays(today, 1) },
    { Birthdate: ["Geçerli bir doğum tarihi giriniz (GG.AA.YYYY)."] },
  ],
  ["an unknown province", { cityCode: "82" }, { CityCode: choose }],
  ["a district of another province", { cityCode: "06", county: "Kadıköy" }, { County: choose }],
  ["a district without a province", { cityCode: null, county: "Kadıköy" }, { County: choose }],
  ["no e-mail address", { email: "x" }, { Email: ["Lütfen email adresinizi doğru doldurun."] }],
])("%s is refused at its field", async (_name, change, errors) => {
  expect(await update(ayse, change)).toMatchObject({ status: 422, statusCode: 1000, errors });
});

/** Asks for another phone with a password. */
async function move(person: SignedIn, phone: string, typed = person.password) {
  return update(person, { phone, ...(await proof(person, typed)) });
}

const noPassword = {
  status: 422,
  statusCode: 1000,
  errors: { Password: ["Lütfen şifre giriniz"] },
};
const wrongPassword = {
  status: 422,
  statusCode: 1007,
  message: "Şifreniz hatalı.",
  errors: { Password: ["Şifreniz hatalı."] },
};

test("a new phone needs the password, then a code to it, and must be nobody else's", async () => {
  const person = await makeSignedIn(broker);
  const phone = makePhone();
  await provePhone(broker, { caller: person.caller, phone: mert.phone }, "profil");
  // A phone proved for a quote does not do.
  await verify(broker, person.caller, phone);
  for (const each of [phone, mert.phone]) {
    expect(await update(person, { phone: each })).toMatchObject(noPassword);
    expect(await move(person, each, "yanlış")).toMatchObject(wrongPassword);
  }
  const bad = { phone, cityCode: "82" };
  expect((await update(person, bad)).errors).toEqual({ CityCode: choose });
  expect(await move(person, phone)).toMatchObject({ status: 403, statusCode: 1004 });
  expect(await move(person, mert.phone)).toMatchObject({
    status: 422,
    errors: { Phone: ["Bu telefon numarası kullanılamıyor."] },
  });
  expect((await claims(person.member))?.phone).toBe(person.phone);
});

test("with the new phone the other sessions end, what waits for the old one is void, and the old one is told", async () => {
  const person = await makeSignedIn(broker);
  const other = await signIn(broker, person);
  const { caller, phone: old, nationalNumber } = person;
  await broker.call(forgotPassword, { phone: old, nationalNumber }, caller);
  const [sent] = await broker.outbox(old);
  const oneTime = /Yeni şifreniz (\S+)\. /.exec(sent?.text ?? "")?.[1] ?? "";
  const phone = makePhone();
  await provePhone(broker, { caller, phone }, "profil");
  expect((await move(person, phone)).status).toBe(200);

  expect((await claims(person.member))?.phone).toBe(phone);
  expect(await claims(other.member)).toBeNull();
  expect((await logIn(broker, { ...person, phone, password: oneTime })).statusCode).toBe(2009);
  expect((await logIn(broker, { ...person, phone })).statusCode).toBe(2000);
  expect((await logIn(broker, person)).statusCode).toBe(2009);
  const [told] = await broker.outbox(old);
  expect(told?.text).toBe(
    `Yelkovan: Hesabınızın telefon numarası değiştirildi. Bu işlemi siz yapmadıysanız bizi arayın: ${site.phone}.`,
  );
});

test("another e-mail address needs the password, and both are told", async () => {
  const person = await makeSignedIn(broker);
  const [old, email] = [`${person.phone}@ornek.example`, `yeni-${person.phone}@ornek.example`];
  await update(person, { email: old, ...(await proof(person)) });
  expect(await update(person, { email })).toMatchObject(noPassword);
  const wrong = { email, ...(await proof(person, "yanlış")) };
  expect(await update(person, wrong)).toMatchObject(wrongPassword);
  expect((await claims(person.member))?.email).toBe(old);
  expect((await update(person, { email, ...(await proof(person)) })).status).toBe(200);
  expect((await claims(person.member))?.email).toBe(email);
  const [mail] = await broker.outbox(old);
  expect(mail?.subject).toBe("Yelkovan: e-posta adresiniz değiştirildi");
  const [taken, ...others] = await broker.outbox(email);
  expect(taken?.text).toContain("Poliçelerinizde kayıtlı iletişim bilgileri bununla değişmez");
  expect(others).toEqual([]);
  // Everything else is changed without it.
  expect((await update(person, { email, name: "Işıl" })).status).toBe(200);
});

test("wrong passwords for another e-mail address count towards the lock", async () => {
  const person = await makeSignedIn(broker);
  const email = "yeni@ornek.example";
  for (let failure = 0; failure < 5; failure++) {
    const wrong = { email, ...(await proof(person, "yanlış")) };
    expect(await update(person, wrong)).toMatchObject(wrongPassword);
  }
  const right = { email, ...(await proof(person)) };
  expect(await update(person, right)).toMatchObject(wrongPassword);
  expect((await logIn(broker, person)).statusCode).toBe(2009);
});

test("a mailbox is told a few times a day that it is no longer a member's, whoever has it told", async () => {
  const person = await makeSignedIn(broker);
  const victim = `kurban-${person.phone}@ornek.example`;
  for (let round = 0; round < 5; round++) {
    await update(person, { email: victim, ...(await proof(person)) });
    await update(person, { email: `${round}@ornek.example`, ...(await proof(person)) });
  }
  expect(await broker.outbox(victim)).toHaveLength(3);
});

test("wrong passwords for a new phone count towards the lock", async () => {
  const person = await makeSignedIn(broker);
  const phone = makePhone();
  await provePhone(broker, { caller: person.caller, phone }, "profil");
  for (let failure = 0; failure < 5; failure++) await move(person, phone, "yanlış");
  expect(await move(person, phone)).toMatchObject(wrongPassword);
  expect((await logIn(broker, person)).statusCode).toBe(2009);
});

const contracts = (caller: Caller) => broker.call(checkContracts, {}, caller);
const consents = async (caller: Caller) => (await broker.call(listConsents, {}, caller)).data;
const allow = (caller: Caller, change: Partial<RequestOf<typeof updateConsents>> = {}) => {
  const none = { sms: false, email: false, call: false };
  return broker.call(updateConsents, { ...none, ...change }, caller);
};

test("contracts accepted at registration are current until a new version is published", async () => {
  const person = await makeSignedIn(broker);
  const { data } = await contracts(person.member);
  expect(data?.isCurrent).toBe(true);
  expect(data?.contracts.map(({ slug }) => slug)).toEqual([
    "confidentialityAgreement",
    "lightingContract",
  ]);
  await broker.query(
    `UPDATE consents SET texts = json_set(texts, '$[1].version', '2020-01-01')
     WHERE subject_id = '${person.memberId}' AND texts ->> '$[1].slug' = 'lightingContract'`,
  );
  const outdated = (await contracts(person.member)).data;
  expect(outdated?.isCurrent).toBe(false);
  expect(outdated?.contracts[1]).toMatchObject({ acceptedVersion: "2020-01-01" });

  expect((await allow(person.member, { acceptedSlugs: ["lightingContract"] })).status).toBe(200);
  const accepted = (await contracts(person.member)).data;
  expect(accepted?.isCurrent).toBe(true);
  expect(accepted?.contracts[1]?.acceptedVersion).toBe(accepted?.contracts[1]?.version);
  for (const slug of ["sss", "__proto__", "yok"]) {
    expect(await allow(person.member, { acceptedSlugs: [slug] })).toMatchObject({
      status: 422,
      errors: { AcceptedSlugs: choose },
    });
  }
});

test("each way of writing is a consent of its own, and what was said before stays", async () => {
  const person = await makeSignedIn(broker);
  const before = (await consents(person.member))?.consents.length ?? 0;
  await allow(person.member, { sms: true, email: true });
  await allow(person.member, { sms: true, email: true });
  await allow(person.member, { sms: true });
  const now = await consents(person.member);
  expect(now).toMatchObject({ sms: true, email: false, call: false });
  const said = now?.consents.slice(0, (now?.consents.length ?? 0) - before);
  expect(said?.map(({ title, given }) => [title, given])).toEqual([
    ["E-posta ile Ticari Elektronik İleti Onay Metni", false],
    ["E-posta ile Ticari Elektronik İleti Onay Metni", true],
    ["SMS ile Ticari Elektronik İleti Onay Metni", true],
  ]);
  const ledger = `SELECT channel, is_given FROM
    (SELECT * FROM marketing_permissions ORDER BY id DESC LIMIT 3) ORDER BY channel, id`;
  expect(await broker.query(ledger)).toEqual([
    { channel: "email", is_given: 1 },
    { channel: "email", is_given: 0 },
    { channel: "sms", is_given: 1 },
  ]);
  const titles = now?.consents.map(({ title }) => title);
  expect(titles).toContain("Gizlilik ve Kullanım Koşulları ve Kullanıcı Sözleşmesi");
  // What is forbidden at the register itself is said to be that, until it is allowed here again.
  const body = new URLSearchParams({ receiver: person.phone, channel: "sms" });
  await broker.fetch("/dev/iys", { method: "POST", body, redirect: "manual" });
  const refused = await until(
    () => consents(person.member),
    (all) => all?.sms === false,
  );
  expect(refused?.refusedThere).toMatchObject([{ channel: "sms" }]);
  await allow(person.member, { sms: true });
  expect(await consents(person.member)).toMatchObject({ sms: true, refusedThere: [] });
});

test("consents of a member's quotes are listed, those of others are not", async () => {
  const person = await makeSignedIn(broker);
  const before = (await consents(person.member))?.consents.length ?? 0;
  const others = (await consents(mert.member))?.consents.length;
  // Ticks for advertising that are left alone say nothing.
  await askQuote(broker, person.member, person.phone);
  await askQuote(broker, person.member, person.phone, { marketingSms: true });
  expect((await consents(person.member))?.consents).toHaveLength(before + 2 + 3);
  expect((await consents(mert.member))?.consents).toHaveLength(others ?? 0);
});

type Sent = RequestOf<typeof saveAsset>;
const save = (caller: Caller, asset: Sent) => broker.call(saveAsset, asset, caller);
const assets = async (caller: Caller) =>
  (await broker.call(listAssets, {}, caller)).data?.assets ?? [];
const forget = (caller: Caller, assetId: string) => broker.call(deleteAsset, { assetId }, caller);

test("vehicles, homes and family are kept with what their kind has, and a title", async () => {
  const car = { kind: "vehicle", plate: "34 abc 123", brand: "Ford", modelYear: 2020 } as const;
  const { data } = await save(ayse.member, { ...car, address: "dropped" });
  await save(ayse.member, { kind: "home", uavtCode: "1234567890" });
  const mother = { kind: "person", name: "fatma", surname: "ışık", relation: "anne" } as const;
  await save(ayse.member, { ...mother, nationalNumber: "10000000146", birthdate: "1955-01-02" });
  const assetId = expect.any(String) as string;
  expect(await assets(ayse.member)).toEqual([
    { assetId, ...car, plate: "34ABC123", title: "34 ABC 123", policies: [] },
    { assetId, kind: "home", uavtCode: "1234567890", title: "Evim", policies: [] },
    {
      assetId,
      policies: [],
      ...mother,
      name: "Fatma",
      surname: "Işık",
      title: "Fatma Işık",
      nationalNumber: "10000000146",
      birthdate: "1955-01-02",
    },
  ]);
  expect(JSON.stringify(await broker.query("SELECT * FROM assets"))).not.toMatch(/Fatma|34ABC123/);

  const { assetId: id } = data ?? { assetId: "" };
  await save(ayse.member, { ...car, assetId: id, title: "Aile arabası", plate: "06 AB 1234" });
  const [changed] = await assets(ayse.member);
  expect(changed).toMatchObject({ assetId: id, title: "Aile arabası", plate: "06AB1234" });
  expect((await forget(ayse.member, id)).status).toBe(200);
  expect((await forget(ayse.member, id)).status).toBe(404);
  expect(await assets(ayse.member)).toHaveLength(2);
});

test.each<[string, Sent, Record<string, string[]>]>([
  ["a vehicle without a plate", { kind: "vehicle" }, { Plate: ["Lütfen plaka giriniz"] }],
  [
    "a home that is nowhere",
    { kind: "home", address: "  " },
    { Address: ["Lütfen adresi ya da UAVT adres kodunu giriniz"] },
  ],
  [
    "somebody without name and relation",
    { kind: "person" },
    {
      Name: ["Lütfen adınızı giriniz"],
      Surname: ["Lütfen soyadınızı giriniz"],
      Relation: ["Lütfen yakınlığını seçiniz"],
    },
  ],
  [
    "somebody not yet born",
    { kind: "person", name: "Ali", surname: "Can", relation: "cocuk", birthdate: "2999-01-01" },
    { Birthdate: ["Geçerli bir doğum tarihi giriniz (GG.AA.YYYY)."] },
  ],
  [
    "a title without end",
    { kind: "home", address: "Ev", title: "x".repeat(61) },
    { Title: ["En fazla 60 karakter girebilirsiniz."] },
  ],
])("%s is refused at its fields", async (_name, asset, errors) => {
  expect(await save(ayse.member, asset)).toMatchObject({ status: 422, errors });
});

test("another member's asset is no asset", async () => {
  const { data } = await save(ayse.member, { kind: "home", address: "Moda", title: "Yazlık" });
  const { assetId } = data ?? { assetId: "" };
  const nothing = crypto.randomUUID();
  const stolen = { kind: "home", address: "Başka", title: "Benim" } as const;
  const change = (id: string) => save(mert.member, { ...stolen, assetId: id });
  expect(await change(assetId)).toMatchObject({ status: 404 });
  expect(await change(assetId)).toEqual(await change(nothing));
  expect(await forget(mert.member, assetId)).toMatchObject({ status: 404 });
  expect(await forget(mert.member, assetId)).toEqual(await forget(mert.member, nothing));
  expect(await assets(mert.member)).toEqual([]);
  expect((await assets(ayse.member)).at(-1)).toMatchObject({ assetId, title: "Yazlık" });
});

test("a member keeps at most 50 assets", async () => {
  const person = await makeSignedIn(broker);
  const home = { kind: "home", address: "Moda" } as const;
  for (let count = 0; count < 49; count++) await save(person.member, home);
  const last = await Promise.all([save(person.member, home), save(person.member, home)]);
  expect(last.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(await assets(person.member)).toHaveLength(50);
});
