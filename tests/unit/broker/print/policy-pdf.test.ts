import { describe, expect, it } from "vitest";
import { splitInstalment } from "#worker/broker/lines/rating/instalments.ts";
import { insurerProfiles } from "#worker/broker/insurers/registry.ts";
import { fener } from "#worker/broker/insurers/fener.ts";
import { renderPolicyPdf } from "#worker/broker/print/policy-pdf.ts";
import { pdfPages, pdfText } from "./pdf-text.ts";
import { fonts, policy } from "./policy.ts";

const pageOf = (page: number) => `${policy.policyNumber} · Sayfa ${page}/2`;

describe("the policy PDF", () => {
  it("holds every fact as text that can be copied, Turkish letters included", async () => {
    const text = pdfText(await renderPolicyPdf(policy, fonts));
    const { holder, insured, firm } = policy;
    for (const fact of [
      policy.policyNumber,
      policy.productName,
      "Fener Sigorta A.Ş. (örnek)",
      "20.11.2026 saat 14.05",
      "25.11.2026 saat 12.00",
      "25.11.2027 saat 12.00",
      holder.fullName,
      holder.number,
      holder.residence,
      holder.phone,
      ...insured.flatMap(({ rows }) => rows.flat()),
      "Kaza başına sakatlanma ve ölüm",
      "18.000.000,00 TL",
      "Yılda 2 kez, sınırsız mesafe",
      "14.395,93 TL",
      "719,80 TL",
      "287,92 TL",
      "16.123,45 TL",
      "1.791,53 TL",
      "8 × 1.791,49 TL",
      "Troy •••• 0000",
      "Karayolları Trafik Kanunu",
      "Genel şartlar: Karayolları Motorlu Araçlar",
      `sürüm ${fener.conditionsEdition}`,
      "Primi tahsil eden: Yelkovan Brokerlik",
      "sigorta şirketinin TY-014",
      firm.address,
      firm.phone,
    ]) {
      expect(text).toContain(fact);
    }
  });

  it("shows a single payment as cash", async () => {
    const instalment = splitInstalment(policy.grossKurus, 1);
    const text = pdfText(await renderPolicyPdf({ ...policy, instalment }, fonts));
    expect(text).toMatch(/Peşin\s+16\.123,45 TL/);
    expect(text).not.toContain("1. taksit");
  });

  it.each(insurerProfiles)("fits one page with the covers of $name", async ({ books, ...rest }) => {
    const covers = [...policy.covers.slice(0, 6), ...(books.trafik?.extras ?? [])];
    const bytes = await renderPolicyPdf({ ...policy, insurer: rest, covers }, fonts);
    expect(pdfPages(bytes)).toBe(1);
    expect(pdfText(bytes)).toContain(rest.name);
    expect(pdfText(bytes)).not.toContain("Sayfa");
  });

  it("moves notes to a second page when there is no room for them, and numbers the pages", async () => {
    const covers = [...policy.covers, ...policy.covers.slice(0, 8)];
    const bytes = await renderPolicyPdf({ ...policy, covers }, fonts);
    expect(pdfPages(bytes)).toBe(2);
    for (const part of ["Bilmeniz gerekenler", ...[1, 2].map(pageOf)]) {
      expect(pdfText(bytes)).toContain(part);
    }
  });

  it.each([
    [2, 2],
    [9, 3],
    [20, 4],
  ])(
    "prints every one of %i insured, each under its own heading, on %i pages",
    async (count, pages) => {
      const [{ rows } = { rows: [] }] = policy.insured;
      const insured = Array.from({ length: count }, (_, index) => ({
        heading: `Araç ${index + 1}`,
        rows: [...rows, [`Sıra`, `sıra-${index + 1}.`] as const],
      }));
      const bytes = await renderPolicyPdf({ ...policy, insured }, fonts);
      const text = pdfText(bytes);
      for (const { heading, rows: own } of insured) {
        expect(text).toContain(heading);
        expect(text).toContain(own.at(-1)?.[1]);
      }
      for (const part of ["Bilmeniz gerekenler", "Güvence Hesabı", policy.firm.address]) {
        expect(text).toContain(part);
      }
      expect(pdfPages(bytes)).toBe(pages);
    },
  );

  it("breaks a long name instead of running into the vehicle", async () => {
    const fullName = "Yağmur Çiğdem Gülşah Öztürkoğulları Ağaoğlugiller İbrahimhakkıoğlu";
    const holder = { ...policy.holder, fullName };
    const text = pdfText(await renderPolicyPdf({ ...policy, holder }, fonts));
    expect(text).toContain("İbrahimhakkıoğlu");
    expect(text).not.toContain(fullName);
  });

  it("is small and the same every time", async () => {
    const first = await renderPolicyPdf(policy, fonts);
    expect(first.length).toBeLessThan(60_000);
    expect(Buffer.from(await renderPolicyPdf(policy, fonts)).equals(Buffer.from(first))).toBe(true);
  });
});
