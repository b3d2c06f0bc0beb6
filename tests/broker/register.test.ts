import { beforeAll, expect, test } from "vitest";
import { checkSession } from "#shared/calls/account/check-session.ts";
import { confirmCode } from "#shared/calls/member/confirm-code.ts";
import { getUserClaims } from "#shared/calls/member/get-user-claims.ts";
import { queryUavt } from "#shared/calls/reference/query-uavt.ts";
import { requestCode } from "#shared/calls/verification/request-code.ts";
import { statusCodes } from "#shared/codes.ts";
import { postTo } from "#tests/office.ts";
import { makeCaller, useBroker } from "./harness.ts";
import { bornOn } from "#worker/broker/registries/embedded-person-registry.ts";
import type { Caller, SharedBroker } from "./harness.ts";
import { openOfficeAt } from "./office.ts";
import { askQuote, lastCode, verify } from "./journey.ts";
import { joinAs, logIn, makeMember, makePerson, registerPerson, signIn } from "./member.ts";
import type { Person } from "./member.ts";

let broker: SharedBroker;
beforeAll(async () => {
  broker = await useBroker();
});

const confirmation = (phone: string, code: string) =>
  ({ phone, code, queryType: "giris", ...flags }) as const;
const flags = { openDataAgreement: true, privacyPolicy: true, advertisementAgreement: false };
const smsNeeded = { success: true, statusCode: statusCodes.registerSmsRequired, data: {} };
const refused = {
  status: 409,
  message:
    "Üyeliğiniz tamamlanamadı. Bu bilgilerle daha önce üye olduysanız giriş yapın ya da şifrenizi yenileyin. Telefonunuz ya da kimlik numaranızla başkası üye olduysa bize yazın.",
};

/** Asks for the code of a sign-in and confirms it. */
async function confirm(caller: Caller, phone: string) {
  await broker.call(requestCode, { phone, queryType: "giris", ...flags }, caller);
  const code = await lastCode(broker, phone);
  return broker.call(confirmCode, confirmation(phone, code), caller);
}

const choose = "Lütfen listeden bir seçim yapınız.";
const memberCount = async (where: string) =>
  (await broker.query<{ n: number }>(`SELECT COUNT(*) AS n FROM members WHERE ${where}`))[0]?.n;

// Specification 3.1, 7.11
test("a new member is asked for a code, whose confirmation completes the membership", async () => {
  const person = makePerson();
  const answer = await registerPerson(broker, person, { advertisementAgreement: true });
  expect(answer).toMatchObject(smsNeeded);
  expect(await logIn(broker, person)).toMatchObject({
    success: true,
    statusCode: statusCodes.loginPhoneUnverified,
    data: {},
  });
  const confirmed = await confirm(person.caller, person.phone);
  expect(confirmed).toMatchObject({ success: true, statusCode: statusCodes.changeSuccess });
  const { member, memberId } = await signIn(broker, person);
  const { data } = await broker.call(getUserClaims, {}, member);
  expect(data).toMatchObject({ name: "Çağrı", surname: "Şimşekoğlu" });
  const consents = await broker.query<{ text_slug: string; given: number; text_version: string }>(
    `SELECT value ->> 'slug' AS text_slug, value ->> 'given' AS given, value ->> 'version' AS text_version
     FROM consents, json_each(texts) WHERE subject_id = '${memberId}'`,
  );
  expect(consents.map(({ text_slug: slug, given }) => [slug, given])).toEqual([
    ["confidentialityAgreement", 1],
    ["lightingContract", 1],
    ["ticari-elektronik-ileti-sms", 1],
    ["ticari-elektronik-ileti-eposta", 1],
    ["ticari-elektronik-ileti-arama", 0],
  ]);
  expect(consents.every(({ text_version: version }) => version !== "")).toBe(true);
  const wishes = `member_id = '${memberId}' AND may_write_sms AND may_write_email AND NOT may_call`;
  expect(await memberCount(wishes)).toBe(1);
  const ledger = `SELECT channel, is_given FROM
    (SELECT * FROM marketing_permissions ORDER BY id DESC LIMIT 2) ORDER BY channel`;
  expect(await broker.query(ledger)).toEqual([
    { channel: "email", is_given: 1 },
    { channel: "sms", is_given: 1 },
  ]);
});

test("of a new member is kept what they have typed, and nothing the civil registry knows", async () => {
  const silent = makePerson();
  const telling = makePerson();
  const told = {
    birthdate: bornOn(telling.nationalNumber),
    cityCode: "34",
    companyName: "Şimşek Ltd.",
  };
  for (const [person, change] of [
    [silent, {}],
    [telling, { ...told, countyCode: "34-kadikoy", gender: "male" }],
  ] as const) {
    await joinAs(broker, person, change);
  }
  const profileOf = async (person: Person) => {
    const { member } = await signIn(broker, person);
    const { birthdate, cityCode, county, companyName } =
      (await broker.call(getUserClaims, {}, member)).data ?? {};
    return { birthdate, cityCode, county, companyName };
  };
  expect(await profileOf(silent)).toEqual({});
  expect(await profileOf(telling)).toEqual({ ...told, county: "Kadıköy" });
});

test.each<[string, Record<string, string>, string, string]>([
  ["an unknown province", { cityCode: "82" }, "CityCode", choose],
  ["a district of another", { cityCode: "06", countyCode: "Kadıköy" }, "CountyCode", choose],
  ["a district of none", { countyCode: "x".repeat(5000) }, "CountyCode", choose],
  ["a long gender", { gender: "x".repeat(101) }, "Gender", "En fazla 100 karakter girebilirsiniz."],
  [
    "a long company",
    { companyName: "x".repeat(121) },
    "companyName",
    "En fazla 120 karakter girebilirsiniz.",
  ],
  [
    "a day to come",
    { birthdate: "2999-01-01" },
    "Birthdate",
    "Geçerli bir doğum tarihi giriniz (GG.AA.YYYY).",
  ],
])("%s is refused at its field", async (_name, change, field, message) => {
  const answer = await registerPerson(broker, makePerson(), change);
  expect(answer).toMatchObject({ status: 422, errors: { [field]: [message] } });
});

test("a phone verified for a quote makes nobody a member without a code of its own", async () => {
  const person = makePerson();
  await verify(broker, person.caller, person.phone);
  const change = { nationalNumber: person.nationalNumber };
  const { quoteId } = await askQuote(broker, person.caller, person.phone, change);
  const answer = await registerPerson(broker, person);
  expect(answer).toMatchObject(smsNeeded);
  expect((await logIn(broker, person)).statusCode).toBe(statusCodes.loginPhoneUnverified);
  expect((await confirm(person.caller, person.phone)).success).toBe(true);
  const { memberId } = await signIn(broker, person);
  const [row] = await broker.query<{ member_id: string }>(
    `SELECT member_id FROM quotes WHERE quote_id = '${quoteId}'`,
  );
  expect(row?.member_id).toBe(memberId);
});

test("both consents are needed, each with its own sentence", async () => {
  const missing = { privacyAgreement: false, openDataAgreement: false };
  const answer = await registerPerson(broker, makePerson(), missing);
  expect(answer).toMatchObject({ status: 422, success: false });
  expect(answer.errors).toEqual({
    PrivacyAgreement: ["Lütfen Gizlilik Politikası ve Kullanıcı Sözleşmesi'ni onaylayın"],
    OpenDataAgreement: ["Lütfen Aydınlatma metnini okuyup onaylayınız"],
  });
});

test.each([
  ["abc", "Şifreniz en az 4 karakter olmalıdır."],
  ["a".repeat(76), "Şifreniz en fazla 75 karakter olabilir."],
  ["", "Lütfen şifre giriniz"],
])("a password like %s is refused at its field", async (password, message) => {
  const answer = await registerPerson(broker, makePerson({ password }));
  expect(answer).toMatchObject({ status: 422, errors: { Password: [message] } });
});

// Specification 5.18
test("a password that is easily guessed is refused at its field, what is known of the person included", async () => {
  const person = makePerson();
  const told = { name: "Işıl", surname: "Karabıyık", email: "isil.kara@ornek.example" };
  const known = ["Işıl1990", "karabıyık", "isil.kara", person.phone, "28021990", "Yelkovan"];
  for (const password of ["1234", "Password1", "şifre123", ...known]) {
    const change = { ...told, birthdate: "1990-02-28" };
    const answer = await registerPerson(
      broker,
      {
        ...person,
        caller: { ...makeCaller(), ip: `198.18.5.${known.indexOf(password) + 9}` },
        password,
      },
      change,
    );
    expect([password, answer.status, answer.statusCode]).toEqual([password, 422, 1000]);
    expect(answer.errors).toEqual({ Password: [expect.stringContaining("tahmin edilebilir")] });
  }
});

// Specification 8.3
test("companies are refused at the number, children at the birth date", async () => {
  const company = await registerPerson(broker, makePerson({ nationalNumber: "1234567890" }));
  expect(company.errors).toEqual({
    NationalNumber: ["Lütfen geçerli bir TC kimlik numarası giriniz"],
  });
  const year = new Date().getFullYear() - 17;
  const child = await registerPerson(broker, makePerson(), { birthdate: `${year}-01-01` });
  expect(child.errors).toEqual({
    Birthdate: ["Üye olmak için 18 yaşını doldurmuş olmalısınız."],
  });
});

test("the registry may ask for the birth date, contradict it, or be down", async () => {
  // The eighth and ninth digit choose the registry's answer.
  const asks = makePerson({ nationalNumber: "10000001754" });
  expect(await registerPerson(broker, asks)).toMatchObject({
    success: false,
    statusCode: statusCodes.registerBirthDateRequired,
    message: "Lütfen Doğum Tarihini Giriniz",
  });
  expect(await registerPerson(broker, asks, { birthdate: "1984-05-06" })).toMatchObject(smsNeeded);
  const contradicts = makePerson({ nationalNumber: "10000009842" });
  const answer = await registerPerson(broker, contradicts, { birthdate: "1984-05-06" });
  expect(answer.message).toBe(
    "Kimlik numarası ile doğum tarihi eşleşmiyor. Lütfen kontrol ediniz.",
  );
  const down = makePerson({ nationalNumber: "10000009910" });
  expect(await registerPerson(broker, down)).toMatchObject(smsNeeded);
});

test("nobody learns who is a member before the phone is proved, and nobody becomes one twice", async () => {
  const known = await makeMember(broker);
  const strangers: readonly [string, Person][] = [
    ["the phone", makePerson({ phone: known.phone })],
    ["the number", makePerson({ nationalNumber: known.nationalNumber })],
    ["both", makePerson({ phone: known.phone, nationalNumber: known.nationalNumber })],
  ];
  const fresh = await registerPerson(broker, makePerson());
  for (const [, person] of strangers) {
    expect(await registerPerson(broker, person)).toEqual(fresh);
    expect(await logIn(broker, person)).toMatchObject({
      statusCode: statusCodes.loginPhoneUnverified,
    });
    expect(await confirm(person.caller, person.phone)).toMatchObject(refused);
    expect((await logIn(broker, person)).statusCode).toBe(statusCodes.loginWrongCredentials);
    await broker.query("UPDATE sms_codes SET created_at = created_at - 61000");
  }
  expect((await logIn(broker, known)).statusCode).toBe(statusCodes.loginSuccess);
});

test("whoever holds a phone is told three times a day that a number is somebody's, and no more", async () => {
  const known = await makeMember(broker);
  const { caller, phone } = makePerson();
  const ask = async (nationalNumber: string) => {
    // Codes have a pace of their own, which is not what is asked here.
    await broker.query("DELETE FROM rate_events WHERE counter_key LIKE 'code-%'");
    await registerPerson(broker, makePerson({ caller, phone, nationalNumber }));
    return confirm(caller, phone);
  };
  for (let asked = 0; asked < 3; asked++) {
    expect(await ask(known.nationalNumber)).toMatchObject(refused);
  }
  const [taken, free] = [await ask(known.nationalNumber), await ask(makePerson().nationalNumber)];
  expect(taken.status).toBe(429);
  expect(free).toEqual(taken);
});

test("three wrong birth dates a day are judged from an address, twelve from all, and then none is told right from wrong", async () => {
  const nationalNumber = "10000009842";
  const guess = (ip: string, day: number) =>
    registerPerson(broker, makePerson({ nationalNumber, caller: { ...makeCaller(), ip } }), {
      birthdate: `1984-05-${day}`,
    });
  const atOnce = await Promise.all([11, 12, 13, 14, 15].map((day) => guess("198.18.6.10", day)));
  expect(atOnce.filter(({ status }) => status === 422).length).toBeLessThanOrEqual(3);
  await broker.query("DELETE FROM rate_events");
  for (let address = 11; address < 15; address++) {
    for (const day of [16, 17, 18])
      expect((await guess(`198.18.6.${address}`, day)).status).toBe(422);
    expect(await guess(`198.18.6.${address}`, 19)).toMatchObject(smsNeeded);
  }
  expect(await guess("198.18.6.20", 20)).toMatchObject(smsNeeded);
  // Right ones are not counted.
  const person = makePerson();
  for (let begun = 0; begun < 5; begun++) {
    const birthdate = bornOn(person.nationalNumber);
    expect(await registerPerson(broker, person, { birthdate })).toMatchObject(smsNeeded);
  }
});

test("wrong registrations by a stranger keep their victim from neither a membership nor a look-up", async () => {
  const victim = makePerson();
  const { nationalNumber } = victim;
  const caller = { ...makeCaller(), ip: "198.18.6.30" };
  for (const birthdate of ["1901-01-01", "1901-01-02", "1901-01-03"]) {
    const posted = await registerPerson(broker, makePerson({ nationalNumber, caller }), {
      birthdate,
    });
    expect(posted.status).toBe(422);
  }
  const birthdate = bornOn(nationalNumber);
  expect((await registerPerson(broker, victim, { birthdate: "1901-01-01" })).status).toBe(422);
  expect(await registerPerson(broker, victim, { birthdate })).toMatchObject(smsNeeded);
  await verify(broker, victim.caller, victim.phone);
  const home = await broker.call(queryUavt, { nationalNumber, birthdate }, victim.caller);
  expect(home.success).toBe(true);
});

test("a code completes no membership that was put in the place of the one it was sent for", async () => {
  const person = makePerson();
  const { caller, phone } = person;
  await registerPerson(broker, person);
  await broker.call(requestCode, { phone, queryType: "giris", ...flags }, caller);
  const code = await lastCode(broker, phone);
  // One begun elsewhere does not come into its place by a login.
  const elsewhere = makePerson({ phone });
  await registerPerson(broker, elsewhere);
  expect((await logIn(broker, { ...elsewhere, caller })).success).toBe(false);
  const other = makePerson({ caller, phone });
  expect(await registerPerson(broker, other)).toMatchObject(smsNeeded);
  const late = await broker.call(confirmCode, confirmation(phone, code), { ...caller });
  expect(late.success).toBe(false);
  expect((await logIn(broker, other)).statusCode).toBe(statusCodes.loginPhoneUnverified);
  expect(await confirm(caller, phone)).toMatchObject({ success: true });
});

test("of two registrations of one number only one is completed", async () => {
  const one = makePerson();
  const other = makePerson({ nationalNumber: one.nationalNumber });
  for (const person of [one, other]) {
    await registerPerson(broker, person);
    await broker.call(
      requestCode,
      { phone: person.phone, queryType: "giris", ...flags },
      person.caller,
    );
  }
  const answers = await Promise.all(
    [one, other].map(async ({ caller, phone }) => {
      const code = await lastCode(broker, phone);
      return broker.call(confirmCode, confirmation(phone, code), caller);
    }),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
});

test("two confirmations at once complete a membership once", async () => {
  const { caller, phone, ...person } = makePerson();
  await registerPerson(broker, { caller, phone, ...person });
  await broker.call(requestCode, { phone, queryType: "giris", ...flags }, caller);
  const code = await lastCode(broker, phone);
  const input = confirmation(phone, code);
  const twins = [{ ...caller }, { ...caller }];
  const answers = await Promise.all(twins.map((twin) => broker.call(confirmCode, input, twin)));
  expect(answers.filter(({ success }) => success)).toHaveLength(1);
  const { memberId } = await signIn(broker, { caller, phone, ...person });
  const rows = await broker.query(`SELECT * FROM consents WHERE subject_id = '${memberId}'`);
  expect(rows).toHaveLength(1);
});

// Specification 3.20
test("registering again replaces what the same visitor began, and no one else's", async () => {
  const first = makePerson();
  const again = { ...first, password: "Başka-şifre" };
  const elsewhere = { ...first, caller: makeCaller(), password: "Üçüncü-şifre" };
  for (const person of [first, again, elsewhere]) await registerPerson(broker, person);
  const codeOf = async (person: Person) => (await logIn(broker, person)).statusCode;
  expect(await codeOf(first)).toBe(statusCodes.loginWrongCredentials);
  expect(await codeOf(again)).toBe(statusCodes.loginPhoneUnverified);
  expect(await codeOf(elsewhere)).toBe(statusCodes.loginPhoneUnverified);
});

test("a login on another device lets that device complete the membership", async () => {
  const person = makePerson();
  await registerPerson(broker, person);
  const phone = { ...person, caller: makeCaller() };
  expect((await logIn(broker, phone)).statusCode).toBe(statusCodes.loginPhoneUnverified);
  expect((await confirm(phone.caller, person.phone)).success).toBe(true);
  expect((await logIn(broker, person)).statusCode).toBe(statusCodes.loginSuccess);
});

test.each(["trafik", "profil"] as const)(
  "a code of the kind %s completes nothing",
  async (queryType) => {
    const person = makePerson();
    await registerPerson(broker, person);
    const { caller, phone } = person;
    const none = { openDataAgreement: false, privacyPolicy: false, advertisementAgreement: false };
    const agreed = queryType === "profil" ? none : flags;
    const sent = await broker.call(requestCode, { phone, queryType, ...agreed }, caller);
    expect(sent.success).toBe(true);
    const code = await lastCode(broker, phone);
    const confirmed = await broker.call(confirmCode, { phone, code, queryType, ...agreed }, caller);
    expect(confirmed.success).toBe(true);
    expect((await logIn(broker, person)).statusCode).toBe(statusCodes.loginPhoneUnverified);
  },
);

test("a visitor begins at most ten memberships an hour, an address thirty", async () => {
  const ip = "198.18.5.77";
  const begin = (caller: Caller) => registerPerson(broker, makePerson({ caller, password: "abc" }));
  for (let visitor = 0; visitor < 3; visitor++) {
    const caller = { ...makeCaller(), ip };
    for (let count = 0; count < 10; count++) expect((await begin(caller)).status).toBe(422);
    expect((await begin(caller)).status).toBe(429);
  }
  expect((await begin({ ...makeCaller(), ip })).status).toBe(429);
});

test("an address begins memberships for forty people a day and completes twenty, and the same one ten times", async () => {
  const ip = "198.18.5.78";
  const members = (what: "begun" | "completed", count: number) =>
    broker.query(
      `INSERT INTO rate_events (counter_key, created_at)
       WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${count})
       SELECT (SELECT substr(counter_key, 1, length(counter_key) - 64) FROM rate_events
         WHERE counter_key LIKE 'member-${what}-address:%' ORDER BY id DESC LIMIT 1) || i, ${Date.now()} FROM n`,
    );
  const person = makePerson({ caller: { ...makeCaller(), ip } });
  await joinAs(broker, person);
  // Eighteen more people from there: the twentieth still gets in, the next one tomorrow.
  await members("completed", 18);
  const makeNext = () => makePerson({ caller: { ...makeCaller(), ip } });
  await joinAs(broker, makeNext());
  const late = makeNext();
  expect(await registerPerson(broker, late)).toMatchObject(smsNeeded);
  const kept = await confirm(late.caller, late.phone);
  expect(kept).toMatchObject({ status: 429, message: expect.stringContaining("Bu bağlantıdan") });
  await broker.query("UPDATE rate_events SET created_at = created_at - 86400001");
  await broker.query("UPDATE sms_codes SET created_at = created_at - 61000");
  expect((await confirm(late.caller, late.phone)).success).toBe(true);
  // Three begun there so far, all of yesterday.
  const other = makeNext();
  for (let begun = 0; begun < 10; begun++) {
    expect(
      await registerPerson(broker, { ...other, caller: { ...makeCaller(), ip } }),
    ).toMatchObject(smsNeeded);
  }
  expect((await registerPerson(broker, { ...other, caller: { ...makeCaller(), ip } })).status).toBe(
    429,
  );
  // From elsewhere its holder still can.
  const elsewhere = { ...other, caller: { ...makeCaller(), ip: "198.18.5.79" } };
  expect(await registerPerson(broker, elsewhere)).toMatchObject(smsNeeded);
  await broker.query("DELETE FROM rate_events WHERE counter_key NOT LIKE 'member-%' ");
  const there = makeNext();
  await registerPerson(broker, there);
  await members("begun", 38);
  expect((await registerPerson(broker, makeNext())).status).toBe(429);
  expect(await registerPerson(broker, there)).toMatchObject(smsNeeded);
});

test("parallel registrations from one address are no more than those one after the other", async () => {
  const caller = () => ({ ...makeCaller(), ip: "198.18.5.80" });
  const people = Array.from({ length: 24 }, () => makePerson({ caller: caller() }));
  for (const person of people) await registerPerson(broker, person);
  for (const { caller: asker, phone } of people) {
    await broker.call(requestCode, { phone, queryType: "giris", ...flags }, asker);
  }
  const answers = await Promise.all(
    people.map(async ({ caller: asker, phone }) =>
      broker.call(confirmCode, confirmation(phone, await lastCode(broker, phone)), asker),
    ),
  );
  expect(answers.filter(({ success }) => success).length).toBeLessThanOrEqual(20);
});

test("a number somebody else is a member with is released by the office to its proved holder", async () => {
  const holder = makePerson();
  const stranger = makePerson({ nationalNumber: holder.nationalNumber });
  await joinAs(broker, stranger);
  const { member, memberId } = await signIn(broker, stranger);
  await registerPerson(broker, holder);
  expect(await confirm(holder.caller, holder.phone)).toMatchObject(refused);

  const office = await openOfficeAt(broker);
  const post = (fields: Record<string, string>) => postTo(office, "/ofis/numara", fields);
  const textOf = async (fields: Record<string, string>) => (await post(fields)).text();
  for (const number of ["", "12345678901", "<b>", holder.nationalNumber.slice(0, 10)]) {
    expect((await post({ number })).status).toBe(422);
  }
  expect(await textOf({ number: makePerson().nationalNumber })).toContain("üyelik yok");
  const shown = await textOf({ number: ` ${holder.nationalNumber}` });
  expect(shown).toContain(`0 5** *** ** ${stranger.phone.slice(-2)}`);
  expect(shown).toContain("ÇA••• Şİ•••".slice(0, 5));
  for (const secret of [stranger.phone, holder.nationalNumber, "Çağrı", "Şimşekoğlu", "uye@"]) {
    expect(shown).not.toContain(secret);
  }
  const release = { intent: "release", member: memberId };
  const why = { reason: "baskasi-uye", proof: "edevlet" };
  for (const missing of [{}, { reason: "baskasi-uye" }, { ...why, proof: "__proto__" }]) {
    const unsaid = await post({ ...release, ...missing });
    expect(unsaid.status).toBe(422);
    expect(await unsaid.text()).toContain("Kimliğin nasıl kanıtlandığını seçin.");
  }
  expect((await signIn(broker, stranger)).memberId).toBe(memberId);

  const sentBefore = (await broker.outbox(stranger.phone)).length;
  const answers = await Promise.all(Array.from({ length: 6 }, () => post({ ...release, ...why })));
  const places = answers.map((answer) => answer.headers.get("Location")?.split("&")[0]);
  expect(places.filter((place) => place === "/ofis/numara?sonuc=serbest")).toHaveLength(1);
  expect(places.filter((place) => place === "/ofis/numara?sonuc=yok")).toHaveLength(5);
  const texts = await broker.outbox(stranger.phone);
  expect(texts).toHaveLength(sentBefore + 1);
  expect(texts[0]!.text).toContain("Üyeliğiniz ofisimizce kapatıldı");
  for (const secret of [holder.nationalNumber, "Çağrı"])
    expect(texts[0]!.text).not.toContain(secret);
  expect((await broker.call(checkSession, {}, member)).success).toBe(false);
  expect((await logIn(broker, stranger)).statusCode).toBe(statusCodes.loginWrongCredentials);

  await broker.query("UPDATE sms_codes SET created_at = created_at - 61000");
  await registerPerson(broker, holder);
  expect((await confirm(holder.caller, holder.phone)).success).toBe(true);
  const rows = await broker.query<{ action: string; subject: string }>(
    "SELECT action, subject FROM office_audit WHERE action IN ('looked-up', 'released-number') ORDER BY id",
  );
  expect(rows.filter(({ action }) => action === "released-number")).toEqual([
    { action: "released-number", subject: `${memberId} baskasi-uye edevlet` },
  ]);
  expect(rows.slice(0, 2).map(({ subject }) => subject)).toEqual(["", memberId]);
  expect(JSON.stringify(rows)).not.toContain(holder.nationalNumber);
});
