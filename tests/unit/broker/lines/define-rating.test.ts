import { agreed } from "#worker/broker/lines/rating/commission.ts";
import { describe, expect, it } from "vitest";
import { phone } from "#shared/assets/phone.ts";
import { eitherField } from "#shared/fields/kinds.ts";
import { products } from "#shared/products/catalogue.ts";
import { defineLine } from "#shared/lines/line.ts";
import { years } from "#shared/lines/period.ts";
import type { LineRequest } from "#worker/broker/lines/request.ts";
import { ardic } from "#worker/broker/insurers/ardic.ts";
import type { InsurerProfile } from "#worker/broker/insurers/profile.ts";
import { defineRating } from "#worker/broker/lines/rating/define-rating.ts";
import { bsmv } from "#worker/broker/lines/rating/levies.ts";
import { answersOf } from "#worker/broker/lines/quote-line.ts";
import { telefonRating } from "#worker/broker/lines/telefon/rating.ts";
import { plainPhoneRequest } from "./telefon/request.ts";

/** A line with something to choose: whether theft is covered. */
const line = defineLine({
  product: products.telefon,
  period: years(1),
  asset: phone,
  coverages: { theft: "Hırsızlık", abroad: "Yurt dışı" },
  coverageTerms: {
    withTheft: eitherField({ label: "Hırsızlık", wire: "WithTheft" }, { no: "Yok", yes: "Var" }),
  },
  quickStart: ["deviceBrand"],
  steps: [{ id: "bir", title: "Bir", fields: ["deviceBrand", "withTheft"] }],
  copy: { short: "deneme sigortası", full: "deneme sigortası", about: (subject) => subject },
});

type Request = LineRequest<typeof line>;

interface Plan {
  readonly percent: number;
  readonly extras: readonly never[];
}

/** An insurer that answers with what its book says: one package or several. */
interface Book {
  readonly packages: Readonly<Record<string, number>>;
  readonly declines: readonly [];
}

const { notes, claim } = telefonRating;
const rating = defineRating(line, {
  branch: "999",
  charges: [bsmv],
  riskOf: (request: Request) => (request.insured[0].invoiceKurus > 0 ? request : undefined),
  packages: ({ packages }: Book) =>
    Object.entries(packages).map(([name, percent]) => ({
      package: { id: name.toLowerCase(), name },
      plan: { percent, extras: [] },
    })),
  rate({ insured, terms }, { percent }: Plan) {
    const invoiceKurus = insured[0].invoiceKurus;
    const kurus = Math.round((invoiceKurus * percent * (terms.withTheft ? 2 : 1)) / 100);
    return kurus > 90_000
      ? undefined
      : { steps: [{ label: "Prim", source: "Deneme", totalKurus: kurus }], confidence: "sure" };
  },
  coverages: ({ terms }) => ({
    theft: { kind: terms.withTheft ? "included" : "excluded" },
    abroad: { kind: "amount", money: { amount: 3_000_000, currency: "EUR" } },
  }),
  assumptions: () => [],
  notes,
  claim,
  grounds: ["other"],
  commission: [agreed("2026-01-01", 10)],
});

const circumstances = { now: Date.parse("2026-11-20T10:00:00Z"), factor: 1 };
const [insured] = plainPhoneRequest.insured;
const asked = (withTheft: boolean, invoiceKurus = 1_000_000): Request => ({
  ...plainPhoneRequest,
  insured: [{ ...insured, invoiceKurus }],
  terms: { withTheft },
});
const answers = (request: Request, packages: Book["packages"]) =>
  answersOf(rating, { packages, declines: [] }, ardic, request, circumstances);

describe("a rating", () => {
  it("lets one insurer answer with several packages, each an offer of its own", () => {
    const both = answers(asked(false), { Dar: 1, Geniş: 4 });
    expect(both).toMatchObject([
      { kind: "offer", grossKurus: 10_000, package: { id: "dar", name: "Dar" } },
      { kind: "offer", grossKurus: 40_000, package: { id: "geniş", name: "Geniş" } },
    ]);
  });

  it("leaves out a package without a price, and declines when none has one", () => {
    expect(answers(asked(false), { Dar: 1, Geniş: 40 })).toHaveLength(1);
    const none = { kind: "decline", reason: "Bu bilgilerle fiyat hesaplanamadı." };
    expect(answers(asked(false), { Geniş: 40 })).toEqual([none]);
    expect(answers(asked(false, 0), { Dar: 1 })).toEqual([none]);
  });

  it("is asked again with other terms, and answers with another price and other coverages", () => {
    const [without] = answers(asked(false), { Dar: 1 });
    const [withTheft] = answers(asked(true), { Dar: 1 });
    expect(without).toMatchObject({ grossKurus: 10_000, covers: [{ kind: "excluded" }, {}, {}] });
    expect(withTheft).toMatchObject({ grossKurus: 20_000, covers: [{ kind: "included" }, {}, {}] });
  });

  it("takes the names of coverages from the line", () => {
    const [answer] = answers(asked(true), { Dar: 1 });
    expect(answer).toMatchObject({
      covers: [
        { id: "theft", label: "Hırsızlık", kind: "included" },
        { id: "abroad", label: "Yurt dışı", money: { amount: 3_000_000, currency: "EUR" } },
        // What was chosen, where no coverage of that name tells it.
        { id: "withTheft", label: "Hırsızlık", kind: "text", text: "Var" },
      ],
    });
  });
});

/** What must not compile; the type checker fails on an expectation that is not met. */
export const refused = [
  // @ts-expect-error A coverage of the line has no value.
  defineRating(line, { ...rating, coverages: () => ({ theft: { kind: "included" as const } }) }),
  defineRating(line, {
    ...rating,
    coverages: () => ({
      theft: { kind: "included" as const },
      abroad: { kind: "included" as const },
      // @ts-expect-error A value of no coverage of the line.
      flood: { kind: "included" as const },
    }),
  }),
  // @ts-expect-error The request lacks what is to be chosen.
  () => answers(plainPhoneRequest, {}),
  // @ts-expect-error A book of another line.
  { ...ardic, books: { trafik: ardic.books.telefon! } } satisfies InsurerProfile,
  // @ts-expect-error A book of no line.
  { ...ardic, books: { imm: ardic.books.trafik! } } satisfies InsurerProfile,
];
