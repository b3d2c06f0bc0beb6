import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Answer, Offer } from "#client/quote/answers.ts";
import type { OfferFilter, OfferView } from "#client/quote/offers/offer-view.ts";
import {
  choicesOf,
  inOrder,
  isSameView,
  offersByFirm,
  shownOffers,
  viewOf,
} from "#client/quote/offers/offer-view.ts";
import { makeAnswer, makeOfferAnswer, makePackage } from "../make-answer.ts";

const firms = (answers: readonly Answer[]) => answers.map(({ firmId }) => firmId);
const included = (id: string): Offer["covers"][number] => ({ id, label: id, kind: "included" });
const network = (text: string): Offer["covers"][number] => ({
  id: "network",
  label: "Ağ",
  kind: "text",
  text,
});

const filters: readonly OfferFilter[] = [
  {
    id: "network",
    label: "Ağ",
    choices: [
      { id: "dar", text: "Dar" },
      { id: "genis", text: "Geniş" },
    ],
  },
];

const answers = [
  makeOfferAnswer("Çınar", { grossKurus: 300, covers: [network("Geniş")] }),
  makeOfferAnswer("Defne", { grossKurus: 100, soldBy: "phone", covers: [network("Dar")] }),
  makeOfferAnswer("Cem", {
    grossKurus: 300,
    maxInstallment: 3,
    cardFamilies: ["World", "Bonus"],
    covers: [network("Dar"), included("tow"), included("car")],
    services: ["tow", "car"],
  }),
  makeOfferAnswer("Arda", {
    grossKurus: 400,
    maxInstallment: 9,
    covers: [included("tow")],
    services: ["tow"],
  }),
  makeAnswer("Meltem"),
  makeAnswer("Lodos", { state: "decline", reason: "yok" }),
  makeAnswer("Fener", { state: "offer" }),
];
const choices = choicesOf(answers);
const plain: OfferView = {
  order: "fiyat",
  services: [],
  instalments: 0,
  card: undefined,
  onlineOnly: false,
  package: undefined,
  covers: { network: undefined },
};

test("only what sets offers apart can be chosen", () => {
  expect(choices).toEqual({
    services: [
      { id: "car", label: "car" },
      { id: "tow", label: "tow" },
    ],
    instalments: [3, 6, 9],
    cards: ["Bonus", "World"],
    online: true,
    packages: [],
  });
  expect(choicesOf(answers.toReversed())).toEqual(choices);
  const alike = [makeOfferAnswer("a"), makeOfferAnswer("b")];
  expect(choicesOf(alike)).toEqual({
    services: [],
    instalments: [],
    cards: [],
    online: false,
    packages: [],
  });
});

describe("viewOf", () => {
  test.each<[string, Partial<OfferView>]>([
    ["", {}],
    ["sirala=fiyat&taksit=&kart=", {}],
    ["sirala=constructor&taksit=on&online=true&kart=Visa&hizmet=x&network=toString", {}],
    ["taksit=1e9", {}],
    ["sirala=sirket", { order: "sirket" }],
    ["sirala=kapsam&taksit=6&online=on", { order: "kapsam", instalments: 6, onlineOnly: true }],
    ["hizmet=car&hizmet=tow&hizmet=car&kart=World", { services: ["car", "tow"], card: "World" }],
    ["network=genis", { covers: { network: "genis" } }],
  ])("%j", (query, view) =>
    expect(viewOf(new URLSearchParams(query), filters, choices)).toEqual({ ...plain, ...view }),
  );

  test("what no offer offers is asked for by nobody", () => {
    const query = new URLSearchParams("hizmet=tow&taksit=3&kart=World&online=on");
    expect(viewOf(query, filters, choicesOf([]))).toEqual(plain);
  });
});

test("a form that was changed is told from the address it came with", () => {
  const form = new FormData();
  form.set("sirala", "fiyat");
  const view = () => viewOf(form, filters, choices);
  expect(isSameView(view(), plain)).toBe(true);
  form.append("hizmet", "tow");
  expect(isSameView(view(), plain)).toBe(false);
});

describe("shownOffers", () => {
  test.each<[string, Partial<OfferView>, string[]]>([
    ["by price, equal ones by name", {}, ["Defne", "Cem", "Çınar", "Arda"]],
    ["by name in Turkish order", { order: "sirket" }, ["Arda", "Cem", "Çınar", "Defne"]],
    ["by what they cover, then by price", { order: "kapsam" }, ["Cem", "Defne", "Çınar", "Arda"]],
    ["with all services that are wanted", { services: ["tow", "car"] }, ["Cem"]],
    ["with so many instalments", { instalments: 6 }, ["Arda"]],
    ["with instalments for a card", { card: "Bonus" }, ["Cem", "Arda"]],
    ["sold online only", { onlineOnly: true }, ["Cem", "Çınar", "Arda"]],
    ["with a coverage of a kind", { covers: { network: "genis" } }, ["Çınar"]],
    ["none of a package that nobody has", { package: "Tam" }, []],
    ["none", { services: ["car"], instalments: 9 }, []],
  ])("%s", (_what, wanted, shown) =>
    expect(firms(shownOffers(answers, { ...plain, ...wanted }, filters))).toEqual(shown),
  );

  test("the order answers came in changes nothing", () => {
    const offers = fc.uniqueArray(
      fc.record({ name: fc.constantFrom("Ç", "C", "Ş", "S", "I", "İ"), price: fc.nat(3) }),
      { selector: ({ name }) => name },
    );
    fc.assert(
      fc.property(
        offers,
        fc.constantFrom("fiyat", "kapsam", "sirket"),
        fc.func(fc.nat()),
        (all, order, shuffle) => {
          const given = all.map(({ name, price }) => makeOfferAnswer(name, { grossKurus: price }));
          const other = given.toSorted((a, b) => shuffle(a.firmId) - shuffle(b.firmId));
          expect(firms(inOrder(other, order))).toEqual(firms(inOrder(given, order)));
          const prices = inOrder(given, "fiyat").map(({ offer }) => offer.grossKurus);
          expect(prices).toEqual(prices.toSorted((a, b) => a - b));
        },
      ),
    );
  });
});

describe("packages", () => {
  const packages = [
    makePackage("Ilgaz", "Dar Kasko", 100),
    makePackage("Meltem", "Tam Kasko", 150),
    makePackage("Ilgaz", "Tam Kasko", 300),
    makePackage("Palamar", "Dar Kasko", 120),
  ];

  test("those of one insurer stand together, at the place of the first", () => {
    const places = offersByFirm(inOrder([...packages, ...answers], "fiyat"));
    expect(places.map((place) => [place[0]?.firmId, place.length])).toEqual([
      ["Defne", 1],
      ["Ilgaz", 2],
      ["Palamar", 1],
      ["Meltem", 1],
      ["Cem", 1],
      ["Çınar", 1],
      ["Arda", 1],
    ]);
  });

  test("one can be asked for alone, unless a filter does that already", () => {
    const found = choicesOf(packages);
    expect(found.packages).toEqual(["Dar Kasko", "Tam Kasko"]);
    expect(choicesOf(packages, filters).packages).toEqual([]);
    const view = viewOf(new URLSearchParams("paket=Tam+Kasko"), [], found);
    expect(firms(shownOffers(packages, view, []))).toEqual(["Meltem", "Ilgaz"]);
    expect(viewOf(new URLSearchParams("paket=Kasko"), [], found).package).toBeUndefined();
  });
});
