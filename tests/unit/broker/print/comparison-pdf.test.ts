import { describe, expect, it } from "vitest";
import { makeIssuedPolicies } from "#tests/factories/issued-policies.ts";
import { pause } from "#worker/broker/domain/pause.ts";
import { createInsurers } from "#worker/broker/insurers/registry.ts";
import { renderComparisonPdf } from "#worker/broker/print/comparison-pdf.ts";
import type { ComparedOffer } from "#worker/broker/print/comparison-pdf.ts";
import { formatMoney } from "#shared/format/money.ts";
import { answersOf } from "../insurers/answers-of.ts";
import { plainRequest } from "../lines/trafik/request.ts";
import { pdfPages, pdfText } from "./pdf-text.ts";
import { fonts, policy } from "./policy.ts";

const insurers = createInsurers({
  domain: "site.test",
  speed: 0,
  outages: {},
  repricing: {},
  pause,
  issued: makeIssuedPolicies(),
});

async function offersOf(count: number): Promise<ComparedOffer[]> {
  const call = { signal: new AbortController().signal, now: policy.issuedAt };
  const answers = insurers.slice(3, 3 + count).map(async (insurer) => {
    const [answer] = await answersOf(insurer, plainRequest, call);
    if (answer?.kind !== "offer") throw new Error(answer?.reason);
    const selling = { payment: "Kartla, 9 taksite kadar", cards: "Bonus, World" };
    return { ...answer, ...selling, insurer: insurer.firms[0] };
  });
  return Promise.all(answers);
}

describe("the comparison PDF", () => {
  it.each([2, 3, 4])("sets %s offers side by side, cheapest first", async (count) => {
    const offers = await offersOf(count);
    const comparison = {
      productName: policy.productName,
      subject: "34 *** 123 plakalı Tofaş-Fiat Egea Sedan",
      createdAt: policy.issuedAt,
      offers,
      firm: policy.firm,
    };
    const bytes = await renderComparisonPdf(comparison, fonts);
    const text = pdfText(bytes);
    expect(pdfPages(bytes)).toBe(1);
    const prices = offers.map(({ grossKurus }) => grossKurus).toSorted((a, b) => a - b);
    const places = prices.map((kurus) => text.indexOf(`${formatMoney(kurus)} TL`));
    expect(places.every((place) => place >= 0)).toBe(true);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    for (const { insurer } of offers) expect(text).toContain(insurer.name);
    expect(text).toContain(comparison.subject);
    expect(text).toContain("TL X 9 Taksit");
    expect(text).toContain("Kartla, 9 taksite kadar");
    expect(text).toContain("Bonus, World");
    expect(text).toContain("Dâhil");
    expect(text).toContain("—");
  });

  it("goes on over as many pages as its rows need, whole and with its head on each", async () => {
    const [first] = await offersOf(1);
    const covers = Array.from({ length: 40 }, (_, index) => ({
      id: `cover-${index}`,
      label: `Teminat ${index + 1}, adı bir satıra sığmayacak kadar uzun olan`,
      kind: "text" as const,
      text: "Yılda iki kez, anlaşmalı kuruluşların birinde",
    }));
    const bytes = await renderComparisonPdf(
      {
        productName: "Kasko Sigortası",
        subject: "34 *** 123",
        createdAt: policy.issuedAt,
        offers: [1, 2, 3, 4].map(() => ({ ...first!, covers })),
        firm: policy.firm,
      },
      fonts,
    );
    const pages = pdfPages(bytes);
    expect(pages).toBeGreaterThan(2);
    const text = pdfText(bytes).replaceAll(/\s+/g, " ");
    for (const { label } of covers) expect(text).toContain(label.slice(0, 12));
    expect(text.split("Kasko Sigortası · 34 *** 123")).toHaveLength(pages + 1);
  });
});
