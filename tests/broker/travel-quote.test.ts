import { standings } from "#shared/copy/policyholder.ts";
import { beforeAll, describe, expect, test } from "vitest";
import type { RequestOf } from "#shared/calls/call.ts";
import { confirmChange } from "#shared/calls/policy/confirm-change.ts";
import { getChange } from "#shared/calls/policy/get-change.ts";
import { payChange } from "#shared/calls/policy/pay-change.ts";
import { changeTerms } from "#shared/calls/quote/change-terms.ts";
import { finishPayment } from "#shared/calls/order/finish-payment.ts";
import { getPolicy } from "#shared/calls/policy/get-policy.ts";
import { getPdf } from "#shared/calls/order/get-pdf.ts";
import { listOffers } from "#shared/calls/quote/list-offers.ts";
import { reviewOffer } from "#shared/calls/quote/review-offer.ts";
import { sendCorrection } from "#shared/calls/quote/send-correction.ts";
import { flowCodes } from "#shared/codes.ts";
import { addDays, formatDate, todayInIstanbul } from "#shared/format/date.ts";
import { toAsciiUpper } from "#shared/format/turkish-case.ts";
import { seyahat } from "#shared/lines/seyahat/seyahat.ts";
import { makeNationalNumber } from "#tests/factories/person.ts";
import { bornOn, namesOf } from "#worker/broker/registries/embedded-person-registry.ts";
import { pdfText } from "#tests/unit/broker/print/pdf-text.ts";
import type { SharedBroker } from "./harness.ts";
import { makeCaller, useBroker } from "./harness.ts";
import {
  answerBank,
  answersOf,
  cheapest,
  makeVisitor,
  nationalNumber,
  registeredNumber,
  startBuying,
  until,
  untilState,
} from "./journey.ts";
import type { Buyer } from "./journey.ts";
import { changeCard, changeConfirmation, leave, payFor, untilLeft } from "./policy.ts";

let broker: SharedBroker;
beforeAll(async () => {
  broker = await useBroker();
});

type Input = RequestOf<typeof seyahat.quoteCall>;
const today = todayInIstanbul(Date.now());
const departure = addDays(today, 20);
const back = addDays(today, 29);
const consents = { openDataAgreement: true, privacyPolicy: true, advertisementAgreement: false };

const anna = {
  travellerName: "ANNA",
  travellerSurname: "SCHMIDTBAUER",
  travelDocument: "U98765432",
  travellerNationality: "DE",
  travellerBirthDate: "1985-04-12",
};
const emil = {
  travellerName: "EMIL",
  travellerSurname: "SCHMIDTBAUER",
  travelDocument: "C01X00T47",
  travellerNationality: "DE",
  travellerBirthDate: "2016-02-03",
};
const passport = {
  identityType: "2" as const,
  passportNumber: anna.travelDocument,
  nationality: "DE",
  passportName: anna.travellerName,
  passportSurname: anna.travellerSurname,
  passportBirthDate: anna.travellerBirthDate,
};

const tripInput = (phone: string, change: Partial<Input> = {}): Input => ({
  ...passport,
  phone,
  email: "anna@ornek.example",
  cityCode: "34",
  county: "Kadıköy",
  policyStart: departure,
  returnDate: back,
  region: "schengen",
  insured: [anna, emil],
  ...consents,
  ...change,
});

async function askTrip(change: Partial<Input> = {}): Promise<Buyer> {
  const { caller, phone } = await makeVisitor(broker);
  const created = await broker.call(seyahat.quoteCall, tripInput(phone, change), caller);
  expect(created.errors).toEqual({});
  const buyer = { caller, phone, quoteId: created.data?.quoteId ?? "" };
  await until(
    () => answersOf(broker, buyer),
    (answers) => answers.length > 0 && answers.every(({ state }) => state !== "waiting"),
  );
  return buyer;
}

const printed = async (buyer: Buyer, document: "policy" | "certificate") => {
  const answer = await broker.call(getPdf, { document, quoteId: buyer.quoteId }, buyer.caller);
  return pdfText(Buffer.from(answer.data?.content ?? "", "base64"));
};

const secrets = [anna.travelDocument, emil.travelDocument, anna.travellerSurname];

describe("a trip by passport", () => {
  test("is quoted, bought, and has a policy and a letter; nothing of it lies readable", async () => {
    const buyer = await askTrip();
    const { caller, quoteId, phone } = buyer;
    const listed = await broker.call(listOffers, { quoteId }, makeCaller());
    expect(listed.data?.quote).toMatchObject({
      subject: "2 yolcu",
      vehicle: "Schengen ülkeleri, 10 gün",
      isOwner: false,
    });
    for (const secret of secrets) expect(JSON.stringify(listed)).not.toContain(secret);

    const offer = await cheapest(broker, buyer);
    expect(offer).toMatchObject({
      isProvisional: false,
      converted: { money: { currency: "EUR" }, rate: 58, isEstimate: true },
    });
    expect(offer.converted?.money.amount).toBe(Math.round(offer.grossKurus / 58));
    const review = await broker.call(reviewOffer, { quoteId, offerId: offer.id }, caller);
    expect(review.data?.holder).toMatchObject({
      name: "ANNA",
      identity: "passport",
      maskedNationalNumber: "U******32",
      isInsured: false,
    });
    const documents = review.data?.risk.filter(({ label }) => label.startsWith("Pasaport"));
    expect(documents?.map(({ text }) => text)).toEqual(["U******32", "C******47"]);

    const url = await startBuying(broker, buyer);
    await broker.call(finishPayment, await answerBank(broker, url, { action: "approve" }), caller);
    const done = await untilState(broker, buyer, "done");
    expect(done).toMatchObject({
      paidKurus: offer.grossKurus,
      certificate: "Schengen Belgesini İndir (PDF)",
      startsAt: Date.parse(`${departure}T00:00:00+03:00`),
      endsAt: Date.parse(`${back}T23:59:00+03:00`),
    });

    const policy = await printed(buyer, "policy");
    for (const fact of [...secrets, emil.travellerName, "Almanya", "Sigorta ettiren", "30.000 €"]) {
      expect(policy).toContain(fact);
    }
    const letter = await printed(buyer, "certificate");
    const facts = ["EUR 30,000", "All Schengen States", "Bütün Schengen ülkeleri"];
    for (const fact of [...secrets, ...facts, formatDate(departure), formatDate(back)]) {
      expect(letter).toContain(fact);
    }

    const stranger = await broker.call(getPdf, { document: "certificate", quoteId }, makeCaller());
    expect(stranger).toMatchObject({ status: 403, data: null });
    const [sms, mail] = [await broker.outbox(phone), await broker.outbox("odeme@ornek.example")];
    expect(sms[0]?.text).toContain(
      "EMIL SCHMIDTBAUER adına seyahat sağlık sigortası poliçesi hazır",
    );
    expect(mail[0]?.text).toContain("Schengen vizesi için İngilizce ve Türkçe belgeyi");
    const files = mail[0]?.attachments ?? [];
    expect(files.map(({ fileName }) => fileName.replace(/-\d.*/, ""))).toEqual([
      "police",
      "schengen-belgesi",
      "sozlesme-metinleri",
    ]);
    const sent = await broker.fetch(files[1]?.path ?? "");
    expect(pdfText(new Uint8Array(await sent.arrayBuffer()))).toBe(letter);
    const everything = (await broker.storedBytes()) + broker.logs.join("\n");
    expect(everything.length).toBeGreaterThan(10_000);
    for (const secret of secrets) expect(everything).not.toContain(secret);
  });

  test("other terms are other prices; the trip itself is not changed so", async () => {
    const { caller, quoteId } = await askTrip();
    const ask = (name: string, value: string) =>
      broker.call(changeTerms, { quoteId, terms: [{ name, value }] }, caller);
    expect((await ask("SkiCover", "var")).data?.quoteId).not.toBe(quoteId);
    for (const [name, value] of [
      ["TravelRegion", "turkiye"],
      ["ReturnDate", addDays(back, 100)],
    ] as const) {
      const refused = await ask(name, value);
      expect(Object.keys(refused.errors)).toEqual([name]);
    }
    const policyStart = addDays(departure, 1);
    const moved = await broker.call(changeTerms, { quoteId, policyStart, terms: [] }, caller);
    expect([moved.status, Object.keys(moved.errors)]).toEqual([422, ["PolicyStart"]]);
  });

  test("has no letter where it does not go to Schengen", async () => {
    const buyer = await askTrip({ region: "dunya" });
    const url = await startBuying(broker, buyer);
    const result = await answerBank(broker, url, { action: "approve" });
    await broker.call(finishPayment, result, buyer.caller);
    const done = await untilState(broker, buyer, "done");
    expect(done).not.toHaveProperty("certificate");
    const input = { document: "certificate", quoteId: buyer.quoteId } as const;
    expect((await broker.call(getPdf, input, buyer.caller)).data).toBeNull();
  });
});

/** A trip that somebody with a T.C. kimlik no asks for. */
const national: Partial<Input> = {
  ...Object.fromEntries(Object.keys(passport).map((name) => [name, undefined])),
  identityType: "1",
  nationalNumber,
  name: "Çağrı",
  surname: "Şimşekoğlu",
  region: "dunya",
};
const elder = numberBornIn(1957);
const ofElder = {
  ...anna,
  ...registeredName(elder),
  travelDocument: elder,
  travellerBirthDate: bornOn(elder),
};
const { travellerNationality: _unsaid, ...citizen } = ofElder;
const differs = ["Doğum tarihi bu T.C. kimlik no ile uyuşmuyor; lütfen kontrol ediniz."];

/** Somebody the civil registry knows by the number alone, born in that year. */
function numberBornIn(year: number): string {
  for (let seed = 1; ; seed += 1) {
    const number = makeNationalNumber(seed * 7919);
    if (bornOn(number).startsWith(String(year))) return number;
  }
}

async function errorsOf(change: Partial<Input>) {
  const { caller, phone } = await makeVisitor(broker);
  return (await broker.call(seyahat.quoteCall, tripInput(phone, change), caller)).errors;
}

function registeredName(number: string) {
  const { name, surname } = namesOf(number);
  return { travellerName: toAsciiUpper(name), travellerSurname: toAsciiUpper(surname) };
}

describe("a traveller with a T.C. kimlik no", () => {
  test("is who the civil registry says: priced, named on review, policy and letter", async () => {
    const buyer = await askTrip({ ...national, insured: [citizen] });
    const offer = await cheapest(broker, buyer);
    const input = { quoteId: buyer.quoteId, offerId: offer.id };
    const review = await broker.call(reviewOffer, input, buyer.caller);
    expect(review.data?.holder).toMatchObject({ name: "Çağrı", identity: "national" });
    const texts = (review.data?.risk ?? []).map(({ text }) => text);
    expect(texts).not.toContain(anna.travellerName);
    expect(texts.filter((text) => /^\p{Lu}{2}•••$/u.test(text))).toHaveLength(2);
    const url = await startBuying(broker, buyer);
    const result = await answerBank(broker, url, { action: "approve" });
    await broker.call(finishPayment, result, buyer.caller);
    await untilState(broker, buyer, "done");
    const policy = await printed(buyer, "policy");
    for (const name of Object.values(registeredName(elder))) expect(policy).toContain(name);
    expect(policy).not.toContain(anna.travellerSurname);
  });

  test.each([
    ["T.C. kimlik no", { travelDocument: elder }, "dunya"],
    ["yabancı kimlik no", { travelDocument: "99000092504" }, "dunya"],
    ["passport of a citizen", { travelDocument: "U1234567", travellerNumber: elder }, "schengen"],
  ] as const)("by %s: another birth date is refused at its field", async (_by, known, region) => {
    const { travelDocument: _anna, ...named } = citizen;
    const born = { ...named, ...known, travellerBirthDate: "1991-05-05" };
    const errors = await errorsOf({ ...national, region, insured: [born] });
    expect(errors).toEqual({ "Insured.0.TravellerBirthdate": differs });
  });

  test("by another name is refused at its field", async () => {
    const errors = await errorsOf({
      ...national,
      insured: [{ ...citizen, travellerName: "AYSE" }],
    });
    expect(errors).toEqual({
      "Insured.0.TravellerName": [
        "Ad ve soyad bu T.C. kimlik no ile uyuşmuyor; lütfen kimlikteki gibi yazınız.",
      ],
    });
  });

  test("after three wrong dates a day from a phone waits for the registry, and for another phone does not", async () => {
    const number = numberBornIn(1951);
    const named = { ...citizen, ...registeredName(number), travelDocument: number };
    const wrong = { ...named, travellerBirthDate: "1991-05-05" };
    const { caller, phone } = await makeVisitor(broker);
    const input = tripInput(phone, { ...national, insured: [wrong] });
    for (let tries = 0; tries < 3; tries += 1) {
      const { errors } = await broker.call(seyahat.quoteCall, input, caller);
      expect(errors).toEqual({ "Insured.0.TravellerBirthdate": differs });
    }
    const { data } = await broker.call(seyahat.quoteCall, input, caller);
    const buyer = { caller, phone, quoteId: data?.quoteId ?? "" };
    await until(
      () => answersOf(broker, buyer),
      (answers) => answers.length > 0 && answers.every(({ state }) => state !== "waiting"),
    );
    expect((await cheapest(broker, buyer)).isProvisional).toBe(true);
    await expect(startBuying(broker, buyer)).rejects.toThrow("not started");
    const right = { ...wrong, travellerBirthDate: bornOn(number) };
    const theirs = await askTrip({ ...national, insured: [right] });
    expect((await cheapest(broker, theirs)).isProvisional).toBe(false);
  });

  test("may be somebody the registry is silent about, whose price waits", async () => {
    const silent = { ...citizen, travelDocument: nationalNumber };
    const buyer = await askTrip({ ...national, insured: [silent] });
    expect((await cheapest(broker, buyer)).isProvisional).toBe(true);
    await expect(startBuying(broker, buyer)).rejects.toThrow("not started");
  });

  test("stays one whose price waits, with other terms as well, until office or registry says so", async () => {
    const silent = { ...citizen, travelDocument: nationalNumber };
    const { caller, phone, quoteId } = await askTrip({ ...national, insured: [silent] });
    const terms = [{ name: "SkiCover", value: "var" }];
    const again = await broker.call(changeTerms, { quoteId, terms }, caller);
    const buyer = { caller, phone, quoteId: again.data?.quoteId ?? "" };
    await until(
      () => answersOf(broker, buyer),
      (answers) => answers.length > 0 && answers.every(({ state }) => state !== "waiting"),
    );
    expect((await cheapest(broker, buyer)).isProvisional).toBe(true);
    const file = { fileName: "kimlik.pdf", content: btoa("%PDF-1.7 kimlik") };
    const paper = { quoteId, file, shortUrl: "http://site.test/k/0123456789ABCDEF" };
    const stranger = await broker.call(sendCorrection, paper, makeCaller());
    expect(stranger).toMatchObject({ status: 403, data: null });
    const confirmed = await askTrip({ ...national, insured: [citizen] });
    const needless = { ...paper, quoteId: confirmed.quoteId };
    const refused = await broker.call(sendCorrection, needless, confirmed.caller);
    expect(refused.errors).toEqual({
      File: ["Bu teklifin belgeyle doğrulanacak bir bilgisi yok."],
    });
  });

  test.each([
    ["tr", { "Insured.0.TravellerNationality": ["Lütfen listeden bir seçim yapınız."] }],
    ["TR ", { "Insured.0.TravellerNationality": ["Lütfen listeden bir seçim yapınız."] }],
    ["DE", { "Insured.0.TravellerBirthdate": differs }],
  ])("is asked about by a number given beside a passport of %j", async (nationality, errors) => {
    const spelled = {
      ...citizen,
      travelDocument: "U1234567",
      travellerNationality: nationality,
      travellerNumber: numberBornIn(1952),
      travellerBirthDate: "1991-05-05",
    };
    expect(await errorsOf({ ...national, insured: [spelled] })).toEqual(errors);
  });

  test("goes to Schengen by passport and number, and is named on the letter as registered", async () => {
    const byPassport = { ...citizen, travelDocument: "U1234567", travellerNumber: elder };
    const buyer = await askTrip({ ...national, region: "schengen", insured: [byPassport] });
    const url = await startBuying(broker, buyer);
    const result = await answerBank(broker, url, { action: "approve" });
    await broker.call(finishPayment, result, buyer.caller);
    await untilState(broker, buyer, "done");
    const letter = await printed(buyer, "certificate");
    for (const fact of [...Object.values(registeredName(elder)), "U1234567"]) {
      expect(letter).toContain(fact);
    }
    expect(letter).not.toContain(anna.travellerSurname);

    expect((await leave(broker, buyer, { ground: "not-begun" })).errors).toEqual({});
    await untilLeft(broker, buyer, "done");
    const wanted = { quoteId: buyer.quoteId, document: "certificate", language: "tr" } as const;
    expect((await broker.call(getPdf, wanted, buyer.caller)).statusCode).toBe(404);
    const page = await broker.call(getPolicy, { quoteId: buyer.quoteId }, buyer.caller);
    expect(page.data).toMatchObject({ cancelledOn: departure });
    expect(page.data?.certificate).toBeUndefined();
  });
});

const other = "Seçtiğiniz kimlik türünde bu bilgi istenmez.";
const list = "Lütfen listeden bir seçim yapınız.";
const citizensNumber = {
  "Insured.0.TravellerNumber": [
    "T.C. vatandaşı yolcunun T.C. kimlik numarası gerekir; yolcu yabancıysa uyruğunu seçiniz.",
  ],
};

test.each([
  [{ passportNumber: undefined }, { PassportNumber: ["Lütfen pasaport numarası giriniz"] }],
  [{ nationality: undefined }, { Nationality: ["Lütfen doldurun"] }],
  [{ nationality: "ZZ" }, { Nationality: [list] }],
  [{ nationalNumber }, { NationalNumber: [other] }],
  [
    { identityType: "1" as const, nationalNumber, passportNumber: undefined },
    {
      Nationality: [other],
      PassportName: [other],
      PassportSurname: [other],
      PassportBirthdate: [other],
    },
  ],
  [
    { passportBirthDate: addDays(today, -5000) },
    {
      PassportBirthdate: [
        "Sigorta ettiren 18 yaşını doldurmuş olmalıdır: velisi veya vasisi kendi bilgileriyle teklif alıp çocuğu sigortalı olarak ekleyebilir.",
      ],
    },
  ],
  [{ cityCode: undefined }, { CityCode: [list] }],
  [
    { returnDate: addDays(departure, -1) },
    { ReturnDate: ["Dönüş tarihi gidiş tarihinden önce olamaz."] },
  ],
  [
    { returnDate: addDays(departure, 92) },
    { ReturnDate: ["Bir seyahat en fazla 92 gün sürebilir."] },
  ],
  [
    { insured: [anna, anna] },
    { "Insured.1.TravelDocument": ["Bu numara başka bir yolcuda da yazılı."] },
  ],
  [
    { insured: [citizen, { ...citizen, travelDocument: "U1234567", travellerNumber: elder }] },
    {
      "Insured.0.TravelDocument": [
        "Schengen belgesinde pasaport numarası yazar; pasaport numarası giriniz.",
      ],
      "Insured.1.TravellerNumber": ["Bu numara başka bir yolcuda da yazılı."],
    },
  ],
  [{ insured: [{ ...citizen, travelDocument: "U1234567" }] }, citizensNumber],
  [{ insured: [{ ...emil, travellerNationality: "TR" }] }, citizensNumber],
  [
    { insured: [{ ...citizen, travelDocument: "123456789" }] },
    {
      "Insured.0.TravelDocument": [
        "T.C. kimlik no 11 hanelidir, T.C. pasaport numarası harfle başlar; kontrol ediniz.",
      ],
    },
  ],
  [
    { insured: [{ ...emil, travellerNationality: "ZZ" }] },
    { "Insured.0.TravellerNationality": [list] },
  ],
  [
    { nationality: "TR", insured: [emil] },
    { Nationality: ["T.C. vatandaşları T.C. kimlik numarasıyla devam eder."] },
  ],
  [
    { insured: [{ ...anna, travellerBirthDate: "1995-04-12" }] },
    {
      "Insured.0.TravellerBirthdate": ["Bu pasaport sigorta ettirenin; aynı bilgileri yazınız."],
    },
  ],
  [
    { insured: [{ ...anna, travelDocument: "10000000146" }] },
    {
      "Insured.0.TravelDocument": [
        "Schengen belgesinde pasaport numarası yazar; pasaport numarası giriniz.",
      ],
    },
  ],
  [
    { insured: [{ ...emil, travellerBirthDate: addDays(today, 1) }] },
    { "Insured.0.TravellerBirthdate": ["Geçerli bir doğum tarihi giriniz (GG.AA.YYYY)."] },
  ],
])("refuses %j at its field", async (change: Partial<Input>, errors) => {
  const { caller, phone } = await makeVisitor(broker);
  const answer = await broker.call(seyahat.quoteCall, tripInput(phone, change), caller);
  expect(answer).toMatchObject({ statusCode: flowCodes.validationError, errors });
});

describe("a further traveller", () => {
  const added = (one: Readonly<Record<string, string>>) => ({
    change: "traveller" as const,
    values: Object.entries(one).map(([name, text]) => ({ name, text })),
  });
  const otto = {
    travellerName: "Otto",
    travellerSurname: "Schmidtbauer",
    travelDocument: "C01X00T55",
    travellerNationality: "DE",
    travellerBirthDate: "09.08.1999",
    travellerContact: "Otto@ornek.example",
    isAuthorityDeclared: "on",
  };

  test("is paid for like the others and told of it, and the policy covers them all", async () => {
    const email = "anna.otto@ornek.example";
    const buyer = await payFor(broker, await askTrip(), { paymentEmail: email });
    const { caller, quoteId } = buyer;
    const ask = (one: Readonly<Record<string, string>>) =>
      broker.call(getChange, { quoteId, ...added({ ...otto, ...one }) }, caller);
    for (const [one, field] of [
      [{ isAuthorityDeclared: "" }, "isAuthorityDeclared"],
      [{ isAuthorityDeclared: "false" }, "isAuthorityDeclared"],
      [{ travellerContact: buyer.phone }, "travellerContact"],
      [{ travellerContact: "otto" }, "travellerContact"],
    ] as const) {
      expect(Object.keys((await ask(one)).errors)).toEqual([field]);
    }
    // A child has nobody of their own to tell, and somebody who has to be entitled to insure them.
    const child = { travellerBirthDate: "09.08.2019", travellerContact: "" };
    expect((await ask(child)).success).toBe(true);
    const undeclared = await ask({ ...child, isAuthorityDeclared: "" });
    expect(Object.keys(undeclared.errors)).toEqual(["isAuthorityDeclared"]);
    const input = await changeConfirmation(broker, buyer, added(otto));
    expect(input.differenceKurus).toBeGreaterThan(0);
    const asked = await broker.call(confirmChange, input, caller);
    expect(asked.errors).toEqual({});
    const paid = await broker.call(payChange, { quoteId, ...changeCard }, caller);
    const result = await answerBank(broker, paid.data?.redirectUrl ?? "", { action: "approve" });
    await broker.call(finishPayment, result, caller);
    const found = () => broker.call(getChange, { quoteId }, caller);
    await until(found, ({ data }) => data?.change?.state === "done");
    const letter = () => printed(buyer, "certificate");
    const renewed = await until(letter, (text) => text.includes(otto.travelDocument));
    expect(renewed).toContain("SCHMIDTBAUER EMIL");
    const renewal = async () =>
      (await broker.outbox(email)).filter(({ text }) => text.includes("o da ektedir"));
    const [mail] = await until(renewal, ({ length }) => length > 0);
    const files = mail?.attachments ?? [];
    expect(files.map(({ fileName }) => fileName.split("-")[0])).toEqual(["zeyilname", "schengen"]);
    const sent = await broker.fetch(files[1]?.path ?? "");
    expect(pdfText(Buffer.from(await sent.arrayBuffer()))).toContain(otto.travelDocument);
    const told = () => broker.outbox("otto@ornek.example");
    const [message] = await until(told, ({ length }) => length > 0);
    expect(message?.subject).toContain("sizi sigortalı olarak bildirdi");
    expect(
      await broker.query(
        `SELECT 1 AS found FROM consents WHERE subject_id = '${quoteId}' AND texts LIKE '%${standings.authorised.declaration}%'`,
      ),
    ).toEqual([{ found: 1 }, { found: 1 }]);
    const again = await broker.call(getChange, { quoteId, ...added(otto) }, caller);
    expect(again.errors["Change"]).toEqual(["Yazdıklarınız poliçedekiyle aynı."]);
    expect((await leave(broker, buyer, { ground: "not-begun" })).errors).toEqual({});
    const [end] = await until(told, ({ length }) => length > 1);
    expect(end?.subject).toBe("Sizi de kapsayan poliçe sona erdi");
  });

  test("with a number is who the civil registry says, whose name nobody is told", async () => {
    const buyer = await payFor(broker, await askTrip({ region: "dunya" }));
    const { quoteId, caller } = buyer;
    const nobody = { travellerName: "Ali", travellerSurname: "Yok", isAuthorityDeclared: "on" };
    const defne = { travelDocument: registeredNumber, travellerBirthDate: "01.01.1999" };
    const ask = (one: Readonly<Record<string, string>>) =>
      broker.call(getChange, { quoteId, ...added(one) }, caller);
    const wrongDay = await ask({ ...nobody, ...defne });
    expect(Object.keys(wrongDay.errors)).toEqual(["travellerBirthDate"]);
    const born = formatDate(bornOn(registeredNumber));
    const wrongName = await ask({ ...nobody, ...defne, travellerBirthDate: born });
    expect(Object.keys(wrongName.errors)).toEqual(["travellerName"]);
    expect(JSON.stringify(wrongName)).not.toMatch(/Defne|Öztürk/i);
    const right = { ...nobody, travellerName: "Defne", travellerSurname: "Öztürk" };
    const priced = await ask({ ...right, ...defne, travellerBirthDate: born });
    expect(priced.data?.priced?.rows[0]?.after).toContain("DEFNE OZTURK");
  });
});
