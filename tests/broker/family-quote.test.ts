import { beforeAll, describe, expect, test } from "vitest";
import type { RequestOf } from "#shared/calls/call.ts";
import { changeTerms } from "#shared/calls/quote/change-terms.ts";
import { comparePackages } from "#shared/calls/quote/compare-packages.ts";
import { finishPayment } from "#shared/calls/order/finish-payment.ts";
import { getPdf } from "#shared/calls/order/get-pdf.ts";
import { startPurchase } from "#shared/calls/order/start-purchase.ts";
import { getWithdrawal } from "#shared/calls/quote/get-withdrawal.ts";
import { withdraw } from "#shared/calls/quote/withdraw.ts";
import type { Withdrawable } from "#shared/calls/quote/withdrawal-fields.ts";
import { listOffers } from "#shared/calls/quote/list-offers.ts";
import { reviewOffer } from "#shared/calls/quote/review-offer.ts";
import { saveDraft } from "#shared/calls/quote/save-draft.ts";
import { flowCodes } from "#shared/codes.ts";
import { todayInIstanbul } from "#shared/format/date.ts";
import { bireysel } from "#shared/lines/bireysel/bireysel.ts";
import { tamamlayici } from "#shared/lines/tamamlayici/tamamlayici.ts";
import { makeHolder, makeRelative } from "#tests/factories/family.ts";
import { pdfText } from "#tests/unit/broker/print/pdf-text.ts";
import type { Caller, SharedBroker } from "./harness.ts";
import { makeCaller, useBroker } from "./harness.ts";
import type { Buyer } from "./journey.ts";
import {
  answerBank,
  answersOf,
  cheapest,
  makeVisitor,
  purchaseInput,
  startBuying,
  until,
  untilState,
} from "./journey.ts";

let broker: SharedBroker;
beforeAll(async () => {
  broker = await useBroker();
});

type Input = RequestOf<typeof tamamlayici.quoteCall>;
/** Whose sex is said, as private insurance wants it. */
type Person = Input["insured"][number] & { readonly sex: "kadin" | "erkek" };
type Declarer = RequestOf<typeof bireysel.quoteCall>["insured"][number];

const today = todayInIstanbul(Date.now());
const year = Number(today.slice(0, 4));
const born = (age: number) => `${year - age}-01-01`;
const holderNumber = makeHolder("kadin", 3);
const husbandNumber = makeRelative("erkek", 11);
const childNumber = makeRelative("kadin", 40);

const asker = (phone: string) => ({
  nationalNumber: holderNumber,
  phone,
  email: "aile@ornek.example",
  policyStart: today,
  openDataAgreement: true,
  privacyPolicy: true,
  advertisementAgreement: false,
  healthDataAgreement: true,
});

const self: Person = {
  relation: "kendisi",
  sex: "kadin",
  heightCm: 168,
  weightKg: 62,
  hasIllness: false,
};
const husband: Person = {
  relation: "esi",
  nationalNumber: husbandNumber,
  birthDate: born(40),
  sex: "erkek",
  heightCm: 175,
  weightKg: 96,
  hasIllness: true,
  skeletal: true,
};
const unsaid = ({ sex: _sex, ...rest }: Person) => rest;
const child: Person = {
  relation: "cocugu",
  nationalNumber: childNumber,
  birthDate: born(8),
  sex: "kadin",
  heightCm: 128,
  weightKg: 26,
  hasIllness: false,
};

const familyInput = (phone: string, change: Partial<Input> = {}): Input => ({
  ...asker(phone),
  insured: [self, husband, child],
  ...change,
});

async function askFamilyQuote(change: Partial<Input> = {}): Promise<Buyer> {
  const visitor = await makeVisitor(broker);
  const input = familyInput(visitor.phone, change);
  const created = await broker.call(tamamlayici.quoteCall, input, visitor.caller);
  expect(created).toMatchObject({ statusCode: flowCodes.success });
  return answered({ ...visitor, quoteId: created.data?.quoteId ?? "" });
}

async function answered(buyer: Buyer): Promise<Buyer> {
  await until(
    () => answersOf(broker, buyer),
    (answers) => answers.length > 0 && answers.every(({ state }) => state !== "waiting"),
  );
  return buyer;
}

test("a family is quoted, reviewed, bought and has a policy with a premium for each", async () => {
  const buyer = await askFamilyQuote();
  const { caller, quoteId, phone } = buyer;
  const listed = await broker.call(listOffers, { quoteId }, caller);
  expect(listed.data?.quote).toMatchObject({ subject: "3 kişi", vehicle: "2 yetişkin, 1 çocuk" });
  const offer = await cheapest(broker, buyer);
  expect(offer.perInsured?.map(({ label }) => label)).toEqual([
    "Kendisi",
    "Eşi, 40 yaş",
    "Kızı/Oğlu, 8 yaş",
  ]);
  const review = await broker.call(reviewOffer, { quoteId, offerId: offer.id }, caller);
  const rows = review.data?.risk ?? [];
  const textsOf = (heading: string) =>
    Object.fromEntries(
      rows.filter((row) => row.heading === heading).map(({ label, text }) => [label, text]),
    );
  expect(textsOf("1. Sigortalı")).toMatchObject({
    Yakınlığı: "Kendisi",
    "Doğum tarihi": "Nüfus kaydındaki gibi",
    "Sağlık beyanı": "Hastalık, ameliyat veya sürekli kullanılan ilaç bildirilmedi",
  });
  expect(textsOf("2. Sigortalı")).toMatchObject({
    "T.C. kimlik no": `1********${husbandNumber.slice(-2)}`,
    "Kilo (kg)": "96 kg",
    "Sağlık beyanı": "Bel, boyun, eklem",
  });
  expect(textsOf("2. Sigortalı")["Adı soyadı"]).toMatch(/^\p{Lu}{2}••• \p{Lu}{2}•••$/u);

  expect(review.data).toMatchObject({
    otherAdults: [{ row: 1, label: "2. Sigortalı: Eşi" }],
    insuresMinors: true,
  });
  const silent = { ...purchaseInput(quoteId, offer), isAuthorityDeclared: false };
  const refused = await broker.call(startPurchase, silent, caller);
  expect(Object.keys(refused.errors)).toEqual(["IsAuthorityDeclared"]);
  const contact = `es-${phone}@ornek.example`;
  const insuredContacts = [
    { row: 1, contact },
    { row: 2, contact: "cocuk@ornek.example" },
  ];
  const url = await startBuying(broker, buyer, { insuredContacts });
  const result = await answerBank(broker, url, { action: "approve" });
  await broker.call(finishPayment, result, caller);
  await untilState(broker, buyer, "done");
  const informed = await until(
    () => broker.outbox(contact),
    (sent) => sent.length > 0,
  );
  expect(informed).toMatchObject([{ attachments: [{ fileName: "aydinlatma-metni.pdf" }] }]);
  expect(informed[0]?.text).toMatch(
    /tamamlayıcı sağlık sigortası poliçesi .*İtiraz.*reklam değildir/s,
  );
  expect(informed[0]?.text).not.toContain("Bel, boyun");
  expect(await broker.outbox("cocuk@ornek.example")).toEqual([]);
  const policy = await broker.call(getPdf, { document: "policy", quoteId }, caller);
  const text = pdfText(Buffer.from(policy.data?.content ?? "", "base64"));
  for (const fact of ["Sigorta ettiren", "2. Sigortalı", husbandNumber, childNumber, "Primi"]) {
    expect(text).toContain(fact);
  }
  // What somebody has declared is between them and the insurer.
  expect(text).toContain("Yakınlığı, Boy (cm), Kilo (kg), Sağlık");
  for (const told of ["96 kg", "Bel, boyun", "•••"]) {
    expect(text).not.toContain(told);
  }
  const [sms] = (await broker.outbox(phone)).filter(({ text: sent }) => sent.includes("poliçe no"));
  expect(sms?.text).toContain("3 kişilik tamamlayıcı sağlık sigortası poliçesi hazır.");
  const consents = await broker.query<{ slug: string; version: string }>(
    `SELECT value ->> 'slug' AS slug, value ->> 'version' AS version FROM consents, json_each(texts)
     WHERE subject_id = '${quoteId}'`,
  );
  expect(consents).toContainEqual({ slug: "saglik-acik-riza-metni", version: "2026-11-25" });
  const slugs = consents.map(({ slug }) => slug);
  expect(slugs).toContain("bilgilendirme-formu-tamamlayici");
  expect(slugs).toContain("baskasi-adina-sigorta-beyani");
});

test("births are covered for women of the ages it is sold for alone, which is said at the choice", async () => {
  const buyer = await askFamilyQuote({ insured: [husband, child] });
  const births = { quoteId: buyer.quoteId, terms: [{ name: "BirthCover", value: "var" }] };
  expect((await broker.call(changeTerms, births, buyer.caller)).errors).toEqual({
    BirthCover: [expect.stringContaining("18-49 yaşındaki kadın sigortalılar içindir")],
  });
});

test("without outpatient treatment nobody has a share in it", async () => {
  const visitor = await makeVisitor(broker);
  const declared = { hadSurgery: false, takesMedicine: false, isSmoker: false, isPregnant: false };
  const insured = [{ ...self, ...declared }];
  const input = { ...asker(visitor.phone), insured, treatment: "yatarak" as const };
  const created = await broker.call(bireysel.quoteCall, input, visitor.caller);
  const buyer = await answered({ ...visitor, quoteId: created.data?.quoteId ?? "" });
  const { caller, quoteId } = buyer;
  const listed = await broker.call(listOffers, { quoteId }, caller);
  const share = listed.data?.terms.find(({ label }) => label === "Katılım payı");
  expect(share).toMatchObject({ text: "", value: "yuzde-20" });
  const offer = await cheapest(broker, buyer);
  expect(offer.covers.map(({ id }) => id)).not.toContain("share");
  const review = await broker.call(reviewOffer, { quoteId, offerId: offer.id }, caller);
  const labels = review.data?.risk.map(({ label }) => label);
  expect(labels).toContain("Plan");
  expect(labels).not.toContain("Katılım payı");
});

test("who insures a child has to say that they may", async () => {
  const buyer = await askFamilyQuote({ insured: [self, child] });
  const { caller, quoteId } = buyer;
  const offer = await cheapest(broker, buyer);
  const review = await broker.call(reviewOffer, { quoteId, offerId: offer.id }, caller);
  expect(review.data).toMatchObject({ otherAdults: [], insuresMinors: true });
  const silent = { ...purchaseInput(quoteId, offer), isAuthorityDeclared: undefined };
  const refused = await broker.call(startPurchase, silent, caller);
  expect([refused.status, Object.keys(refused.errors)]).toEqual([422, ["IsAuthorityDeclared"]]);

  const alone = await askFamilyQuote({ insured: [self] });
  const own = await cheapest(broker, alone);
  const reviewed = { quoteId: alone.quoteId, offerId: own.id };
  expect((await broker.call(reviewOffer, reviewed, alone.caller)).data).toMatchObject({
    otherAdults: [],
    insuresMinors: false,
  });
});

test("who has only been sent the link reads no name, no reason, nobody's premium and no step of it", async () => {
  const ill = { ...husband, skeletal: false, cancer: true };
  const { quoteId, caller } = await askFamilyQuote({ insured: [self, ill] });
  const own = await broker.call(listOffers, { quoteId }, caller);
  const reasons = own.data?.answers.flatMap(({ reason }) => reason ?? []) ?? [];
  expect(reasons).toContain("Şirket, kanser beyanı olan kişilere teklif vermiyor.");
  const stranger = makeCaller();
  const seen = await broker.call(listOffers, { quoteId }, stranger);
  const answers = seen.data?.answers ?? [];
  expect(answers).toHaveLength(own.data?.answers.length ?? 0);
  expect(new Set(answers.flatMap(({ reason }) => reason ?? []))).toEqual(
    new Set(["Şirket bu bilgilerle teklif vermedi."]),
  );
  const offers = answers.flatMap(({ offer }) => offer ?? []);
  expect(offers.length).toBeGreaterThan(2);
  for (const offer of offers) {
    expect(offer).toMatchObject({ explanation: [], assumptions: [] });
    expect(offer).not.toHaveProperty("perInsured");
  }
  const streamed = await (await broker.stream({ quoteId }, stranger)).text();
  const compared = await broker.call(
    comparePackages,
    { quoteId, offerIds: offers.slice(0, 3).map(({ id }) => id) },
    stranger,
  );
  expect(compared.data?.rows.length).toBeGreaterThan(10);
  const everything = [seen.data, streamed, compared.data]
    .map((part) => JSON.stringify(part))
    .join();
  expect(everything).toContain("Tedavi şekli");
  expect(everything).not.toMatch(/kanser|beyan|boy ve kilo|yaş"|Eşi|Kendisi/);
});

test.each([
  ["tamamlayici", "Tedavi şekli"],
  ["bireysel", "Yatarak tedavi"],
] as const)(
  "of a %s quote whoever has only been sent the link does not read that births are covered, nor that they were before",
  async (line, common) => {
    const visitor = await makeVisitor(broker);
    const { caller, phone } = visitor;
    const terms = { treatment: "yatarak-ayakta", birth: "var" } as const;
    const more = { hadSurgery: false, takesMedicine: false, isSmoker: false, isPregnant: false };
    const created =
      line === "tamamlayici"
        ? await broker.call(tamamlayici.quoteCall, familyInput(phone, terms), caller)
        : await broker.call(
            bireysel.quoteCall,
            { ...asker(phone), ...terms, insured: [{ ...self, ...more }] },
            caller,
          );
    const first = await answered({ ...visitor, quoteId: created.data?.quoteId ?? "" });
    const change = { quoteId: first.quoteId, terms: [{ name: "BirthCover", value: "yok" }] };
    const changed = await broker.call(changeTerms, change, caller);
    const second = await answered({ ...visitor, quoteId: changed.data?.quoteId ?? "" });
    // Births are covered with outpatient treatment alone: who chooses them without it is told so.
    const apart = [
      { name: "TreatmentPlan", value: "yatarak" },
      { name: "BirthCover", value: "var" },
    ];
    const refused = await broker.call(changeTerms, { ...second, terms: apart }, caller);
    expect(refused.errors).toEqual({
      BirthCover: ["Bu seçim, öteki seçimlerinizle birlikte yapılamıyor."],
    });
    /** Everything a quote's address shows, as text. */
    const shown = async ({ quoteId }: Buyer, by: Caller) => {
      const seen = await broker.call(listOffers, { quoteId }, by);
      const offers = seen.data?.answers.flatMap(({ offer }) => offer ?? []) ?? [];
      const offerIds = offers.slice(0, 3).map(({ id }) => id);
      const compared = await broker.call(comparePackages, { quoteId, offerIds }, by);
      const printing = { document: "comparison", language: "tr", quoteId, offerIds } as const;
      const printed = await broker.call(getPdf, printing, by);
      const streamed = await (await broker.stream({ quoteId }, by)).text();
      const pdf = pdfText(Buffer.from(printed.data?.content ?? "", "base64"));
      return `${JSON.stringify([seen.data, compared.data])} ${streamed} ${pdf}`;
    };
    for (const quote of [first, second]) {
      const own = await shown(quote, caller);
      expect(own).toMatch(/"label":"Doğum"/);
      const strangers = await shown(quote, makeCaller());
      expect(strangers).toContain(common);
      expect(strangers).not.toMatch(/doğum|birth|"waiting"|bekleme/i);
    }
  },
);

test("nothing of anybody's health, name or number lies readable in the storage or the log", async () => {
  const visitor = await makeVisitor(broker);
  const { caller, phone } = visitor;
  const declared: Declarer = {
    ...self,
    hasIllness: true,
    neurological: true,
    illnessDetail: "Migren ve Zümrütgöz sendromu",
    hadSurgery: true,
    surgeryDetail: "Menisküs, Anka Hastanesi",
    takesMedicine: true,
    medicineDetail: "Yıldıztozu damlası",
    isSmoker: true,
    isPregnant: false,
  };
  const content = JSON.stringify({ values: { "insured[0].illnessDetail": "Zümrütgöz" } });
  await broker.call(saveDraft, { productId: "bireysel", content }, caller);
  const input = { ...asker(phone), insured: [declared] };
  const created = await broker.call(bireysel.quoteCall, input, caller);
  const buyer = await answered({ ...visitor, quoteId: created.data?.quoteId ?? "" });
  const answers = await answersOf(broker, buyer);
  expect(answers.some(({ reason = "" }) => reason.includes("sinir sistemi"))).toBe(true);
  await until(
    () =>
      broker.query<{ answers: string | null }>(
        `SELECT answers FROM quotes WHERE quote_id = '${buyer.quoteId}'`,
      ),
    ([row]) => typeof row?.answers === "string",
  );
  const stored = await broker.storedBytes();
  const logged = broker.logs.join("\n");
  expect(stored).toContain("quote_id");
  for (const secret of [
    "Zümrütgöz",
    "Menisküs",
    "Yıldıztozu",
    "neurological",
    "skeletal",
    "sinir sistemi",
    "tütün kullanımı",
    "boy ve kilo",
    "Kızı/Oğlu",
    holderNumber,
    husbandNumber,
    childNumber,
  ]) {
    // Bytes on the disk are UTF-8, read here one by one.
    if (stored.includes(Buffer.from(secret).toString("latin1")))
      throw new Error(`stored: ${secret}`);
    expect(logged).not.toContain(secret);
  }
});

describe("what is refused, field by field", () => {
  const errorsOf = async (change: Partial<Input>) => {
    const { caller, phone } = await makeVisitor(broker);
    const answer = await broker.call(tamamlayici.quoteCall, familyInput(phone, change), caller);
    expect(answer.data).toBeNull();
    return answer.errors;
  };
  const silent = "10000009910";

  test("a quote without the consent to health data", async () => {
    expect(await errorsOf({ healthDataAgreement: false })).toEqual({
      HealthDataAgreement: ["Lütfen sağlık verilerinize ilişkin açık rıza metnini onaylayınız."],
    });
  });

  test.each<[string, Input["insured"], Record<string, string[]>]>([
    [
      "two holders",
      [self, self],
      { "Insured.1.Relation": ["Yalnızca bir sigortalının yakınlığı “Kendisi” olabilir."] },
    ],
    [
      "two husbands",
      [self, husband, { ...husband, nationalNumber: makeRelative("erkek", 300) }],
      { "Insured.2.Relation": ["Yalnızca bir sigortalının yakınlığı “Eşi” olabilir."] },
    ],
    [
      "one person twice",
      [self, child, child],
      { "Insured.2.NationalNumber": ["Bu T.C. kimlik no ile başka bir sigortalı daha var."] },
    ],
    [
      "the holder as somebody else",
      [{ ...husband, nationalNumber: holderNumber }],
      {
        "Insured.0.NationalNumber": [
          "Bu numara sigorta ettirenindir; sigortalanacak kişinin kendi numarasını yazınız ya da kişiyi kaldırınız.",
        ],
      },
    ],
    [
      "a child of 20",
      [self, { ...child, birthDate: born(20) }],
      {
        "Insured.1.Birthdate": [
          "Çocuklar 20 yaşını doldurmamış olmalıdır; doğum tarihini kontrol ediniz ya da kişiyi kaldırınız. 20 yaşını dolduranlar kendi adına teklif alır.",
        ],
      },
    ],
    [
      "a spouse of 15",
      [self, { ...child, relation: "esi" as const, birthDate: born(15) }],
      {
        "Insured.1.Birthdate": [
          "Eş 16 yaşından küçük olamaz; doğum tarihini kontrol ediniz ya da kişiyi kaldırınız.",
        ],
      },
    ],
    [
      "a parent of two",
      [self, { ...child, relation: "ebeveyni" as const, birthDate: born(2) }],
      {
        "Insured.1.Birthdate": [
          "Ebeveyniniz sizden küçük olamaz; doğum tarihini ve yakınlığı kontrol ediniz ya da kişiyi kaldırınız.",
        ],
      },
    ],
    [
      "height and weight in each other's place",
      [{ ...self, heightCm: 62, weightKg: 168 }],
      {
        "Insured.0.Weight": ["62 cm ile 168 kg birbirine uymuyor; boyu ve kiloyu kontrol ediniz."],
      },
    ],
    [
      "a weight of a tenth",
      [{ ...self, heightCm: 168, weightKg: 6 }],
      { "Insured.0.Weight": [expect.stringContaining("168 cm ile 6 kg")] },
    ],
    [
      "children alone",
      [child],
      { Insured: [expect.stringContaining("en az biri 20 yaşında veya daha büyük")] },
    ],
    [
      "another sex than the registry's",
      [self, { ...husband, sex: "kadin" }],
      {
        "Insured.1.Birthdate": [
          "Doğum tarihi veya cinsiyet bu T.C. kimlik no ile uyuşmuyor; lütfen kontrol ediniz.",
        ],
      },
    ],
    [
      "another birth date than the registry's, of somebody whose sex nobody says",
      [
        self,
        { ...unsaid(husband), nationalNumber: makeHolder("erkek", 78), birthDate: "1981-02-03" },
      ],
      {
        "Insured.1.Birthdate": [
          "Doğum tarihi bu T.C. kimlik no ile uyuşmuyor; lütfen kontrol ediniz.",
        ],
      },
    ],
    [
      "somebody without a number",
      [self, { ...husband, nationalNumber: undefined }],
      { "Insured.1.NationalNumber": ["Lütfen TC kimlik numarası giriniz"] },
    ],
    [
      "an illness nobody names",
      [{ ...self, hasIllness: true }],
      {
        "Insured.0.HasIllness": [
          "Lütfen bildirdiğiniz hastalık, ameliyat veya ilacı işaretleyiniz.",
        ],
      },
    ],
    ["nobody", [], { Insured: ["En az 1, en çok 5 sigortalı giriniz."] }],
  ])("%s", async (_what, insured, errors) => {
    expect(await errorsOf({ insured })).toEqual(errors);
  });

  test("a company: health is insured by people", async () => {
    const company = {
      nationalNumber: "1234567890",
      name: "Örnek",
      surname: "Şirket",
      cityCode: "34",
      county: "Kadıköy",
    };
    const itself = await errorsOf({ ...company, insured: [self] });
    expect(Object.keys(itself)).toEqual(["NationalNumber"]);
  });

  test("three wrong birth dates of somebody a day, after which the price waits for the registry", async () => {
    const known = makeHolder("erkek", 77);
    const { caller, phone } = await makeVisitor(broker);
    const ask = (insured: Person[]) =>
      broker.call(tamamlayici.quoteCall, familyInput(phone, { insured }), caller);
    const wrong = { ...husband, nationalNumber: known, birthDate: "1901-01-01" };
    for (let tries = 0; tries < 3; tries += 1) {
      expect((await ask([self, wrong])).errors).toEqual({
        "Insured.1.Birthdate": [
          "Doğum tarihi veya cinsiyet bu T.C. kimlik no ile uyuşmuyor; lütfen kontrol ediniz.",
        ],
      });
    }
    const created = await ask([self, { ...wrong, birthDate: "1980-01-01" }]);
    const buyer = await answered({ caller, phone, quoteId: created.data?.quoteId ?? "" });
    const offers = (await answersOf(broker, buyer)).flatMap(({ offer }) => offer ?? []);
    expect(offers.length).toBeGreaterThan(0);
    expect(offers.every(({ isProvisional }) => isProvisional)).toBe(true);
  });

  test("somebody the registry is silent about can be quoted and not yet bought", async () => {
    const buyer = await askFamilyQuote({
      insured: [self, { ...husband, nationalNumber: silent }],
    });
    const offer = await cheapest(broker, buyer);
    expect(offer.isProvisional).toBe(true);
    const review = await broker.call(
      reviewOffer,
      { quoteId: buyer.quoteId, offerId: offer.id },
      buyer.caller,
    );
    expect(review).toMatchObject({ status: 424, data: null });
  });

  test("somebody whose sex nobody says is as the registry knows them; while it is silent it has to be said", async () => {
    const buyer = await askFamilyQuote({ insured: [self, husband, child].map(unsaid) });
    const said = await askFamilyQuote();
    const prices = (of: Buyer) => cheapest(broker, of).then(({ perInsured }) => perInsured);
    expect(await prices(buyer)).toEqual(await prices(said));
    const { caller, phone } = await makeVisitor(broker);
    const unknown = { ...unsaid(husband), nationalNumber: silent };
    const input = familyInput(phone, { insured: [unsaid(self), unknown] });
    const refused = await broker.call(tamamlayici.quoteCall, input, caller);
    expect(refused.errors).toEqual({ "Insured.1.Gender": ["Lütfen doldurun"] });
  });

  test("private insurance without a declaration in full", async () => {
    const { caller, phone } = await makeVisitor(broker);
    const full = {
      ...self,
      hadSurgery: true,
      takesMedicine: false,
      isSmoker: false,
    };
    const input = { ...asker(phone), insured: [full] };
    const refused = await broker.call(bireysel.quoteCall, input, caller);
    expect(refused.errors).toEqual({
      "Insured.0.SurgeryDetail": ["Lütfen kısaca açıklayınız."],
      "Insured.0.IsPregnant": ["Lütfen doldurun"],
    });
    // Nobody is asked about the pregnancy of a child.
    const daughter = { ...full, relation: "cocugu", nationalNumber: child.nationalNumber } as const;
    const newborn = { ...daughter, birthDate: today, surgeryDetail: "Kalp, doğumda" } as const;
    const family = { ...asker(phone), insured: [{ ...full, isPregnant: false }, newborn] };
    const { errors } = await broker.call(bireysel.quoteCall, family, caller);
    expect(Object.keys(errors)).not.toContain("Insured.1.IsPregnant");
    const wire = bireysel.quoteCall.request.encode(input) as { Insured: object[] };
    const undeclared = {
      ...wire,
      Insured: [{ Relation: 1, Gender: "kadin", Height: 168, Weight: 62 }],
    };
    const answer = await broker.raw(bireysel.quoteCall as never, undeclared, caller);
    expect(answer.status).toBe(422);
  });
});

// Specification 3.34
test("rows of a family are individual 1 on the wire, and may not be of another list", async () => {
  const { caller, phone } = await makeVisitor(broker);
  const wire = tamamlayici.quoteCall.request.encode(familyInput(phone)) as {
    Insured: Record<string, unknown>[];
  };
  expect(wire.Insured.map(({ Individual, Relation }) => [Individual, Relation])).toEqual([
    [1, 1],
    [1, 2],
    [1, 3],
  ]);
  const another = { ...wire, Insured: [{ ...wire.Insured[0], Individual: 2 }] };
  const refused = await broker.raw(tamamlayici.quoteCall as never, another, caller);
  expect(refused.status).toBe(422);
});

const takeBack = (quoteId: string, what: Withdrawable[], by: Caller) =>
  broker.call(withdraw, { quoteId, isByMessage: true, what }, by);

test("without the consent to use health data the quote is gone; only its owner takes that back", async () => {
  const { caller, quoteId } = await askFamilyQuote();
  const stranger = makeCaller();
  const asked = await broker.call(getWithdrawal, { quoteId, isByMessage: true }, stranger);
  expect(asked.data).toMatchObject({ given: [], needsOwner: true });
  const refused = await takeBack(quoteId, ["health"], stranger);
  expect(refused.status).toBe(403);
  expect(
    (await broker.call(getWithdrawal, { quoteId, isByMessage: true }, caller)).data?.given,
  ).toEqual(["health"]);
  const taken = await takeBack(quoteId, ["health"], caller);
  expect(taken.data).toEqual({ isDeleted: true });
  expect((await broker.call(listOffers, { quoteId }, caller)).status).toBe(404);
  const said = await broker.query<{ texts: string }>(
    `SELECT texts FROM consents WHERE subject_id = '${quoteId}' ORDER BY id DESC LIMIT 1`,
  );
  expect(said[0]?.texts).toContain('"slug":"saglik-acik-riza-metni"');
  expect(said[0]?.texts).toContain('"given":false');
});
