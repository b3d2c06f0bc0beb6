import { describe, expect, it } from "vitest";
import type { SaleDocumentId } from "#shared/calls/order/sale-document-fields.ts";
import { saleDocumentIds } from "#shared/calls/order/sale-document-fields.ts";
import { sha256Hex } from "#shared/crypto/sha-256.ts";
import { formatDate } from "#shared/format/date.ts";
import { formatMoney } from "#shared/format/money.ts";
import { lineIds, lines } from "#shared/lines/registry.ts";
import { openNames } from "#worker/broker/content/fill.ts";
import { insuredRows } from "#worker/broker/assets/described.ts";
import type { Sale } from "#worker/broker/order/documents/sale.ts";
import { writeDocuments } from "#worker/broker/order/documents/write-documents.ts";
import { groundWords } from "#worker/broker/lines/leaving/copy.ts";
import { ratings } from "#worker/broker/lines/quote-line.ts";
import { coverText } from "#worker/broker/print/cover-text.ts";
import { cleanHtml } from "#worker/upstream/clean-answer.ts";
import { saleOf } from "./any-sale.ts";

const entities = { "&amp;": "&", "&lt;": "<", "&gt;": ">", "&quot;": '"', "&#39;": "'" } as const;

/** What somebody reads of markup. */
const textOf = (html: string): string =>
  html
    .replace(/<[^>]*>/g, " ")
    .replace(/&(?:amp|lt|gt|quot|#39);/g, (entity) => entities[entity as keyof typeof entities])
    .replace(/\s+/g, " ");

type Facts = (sale: Sale) => readonly string[];

const lira = (kurus: number): string => `${formatMoney(kurus)} TL`;
const isCovered = ({ kind }: Sale["offer"]["covers"][number]) => kind !== "excluded";

/** What a document has to say, by the source that asks for it. */
const duties = {
  // Regulation on distance insurance contracts, Resmî Gazete 31513: who the parties are.
  insurer: ({ insurer: { company, phone } }) => [
    ...Object.values(company ?? {}),
    phone ?? "",
    "(örnek)",
  ],
  policyholder: ({ holder }) => [
    `Sigorta ettiren Ad soyad ${holder.name} ${holder.surname}`,
    holder.maskedNationalNumber,
    `${holder.city} / ${holder.county}`,
  ],
  insured: ({ content, holder }) => [
    ...insuredRows(content.request, "document").flatMap(({ heading, rows }) => [
      heading,
      ...rows.map((row) => row.join(" ")),
    ]),
    ...(holder.isInsured ? ["Sigortalı, sigorta ettirenin kendisidir."] : []),
  ],
  // The same: total price with what it is made of, and every way to pay.
  price: ({ offer }) => [
    `Peşin ödenecek tutar ${lira(offer.grossKurus)}`,
    ...offer.charges
      .filter(({ kurus }) => kurus !== 0)
      .map(({ label, kurus }) => `${label} ${lira(kurus)}`),
    ...offer.instalments
      .slice(1)
      .map(
        ({ count, firstKurus, eachKurus, totalKurus }) =>
          `${count} taksit ${firstKurus === eachKurus ? `${lira(eachKurus)} taksitle` : `ilki ${lira(firstKurus)}, sonrakiler ${lira(eachKurus)}`}, toplam ${lira(totalKurus)}${
            totalKurus > offer.grossKurus
              ? ` (${lira(totalKurus - offer.grossKurus)} taksit farkı dâhil)`
              : ""
          }`,
      ),
  ],
  period: ({ content: { request } }) => [
    `Sigorta ${lines[request.productId].product.name}`,
    `Başlangıç ${formatDate(request.startDate)}`,
    "Süre ",
  ],
  // Regulation on informing about insurance contracts, Resmî Gazete 31039: what is covered and what is not.
  coverages: ({ offer }) =>
    offer.covers.filter(isCovered).map((row) => `${row.label} ${coverText(row)}`),
  // A waiting period is no cover of its own.
  excluded: ({ offer }) =>
    offer.covers.filter((row) => !isCovered(row) && row.id !== "waiting").map(({ label }) => label),
  // Law 5684, art. 30: where to complain.
  complaint: ({ site }) => [site.phone, site.email, "Sigorta Tahkim Komisyonu", "15 iş günü"],
  law: () => ["Türk hukuku uygulanır"],
  // The grounds of the line, of docs/decisions/160.
  withdrawal: ({ content: { request } }) => [
    "Bu poliçeden şu nedenlerle ayrılabilirsiniz:",
    ...ratings[request.productId].grounds
      .filter((id) => id !== "withdrawal" && id !== "not-begun")
      .map((id) => groundWords(id, request.productId).label),
  ],
  refund: () => ["ödediğiniz tutarın tamamı", "karta yapılır"],
} as const satisfies Record<string, Facts>;

type Duty = keyof typeof duties;
const named = ["insurer", "policyholder", "insured", "price", "period"] as const;
const covered = [...named, "coverages", "excluded"] as const;

const held: Readonly<Record<SaleDocumentId, readonly Duty[]>> = {
  "on-bilgilendirme-formu": [...covered, "withdrawal", "refund", "law", "complaint"],
  "mesafeli-satis-sozlesmesi": [...covered, "withdrawal", "refund", "law", "complaint"],
  "bilgilendirme-metni": [...covered, "complaint"],
  "ihtiyac-beyani": [...covered, "law", "complaint"],
};

describe.each(lineIds)("the documents of %s", (line) => {
  const sale = saleOf(line);
  const written = writeDocuments(sale);

  it("are four, each with a title and an edition", async () => {
    const { texts } = await written;
    expect(texts.map(({ id }) => id)).toEqual(saleDocumentIds);
    for (const { title, edition } of texts) {
      expect(title).not.toBe("");
      expect(edition).toMatch(/^\d{4}-\d{2}-\d{2}/);
    }
  });

  it.each(saleDocumentIds)("%s says what it has to", async (id) => {
    const html = (await written).texts.find((each) => each.id === id)?.html ?? "";
    const text = textOf(html);
    for (const duty of held[id]) {
      for (const fact of (duties[duty] as Facts)(sale)) expect(text).toContain(fact);
    }
    expect(openNames(html)).toEqual([]);
    expect(html).not.toMatch(/<h[23][^>]*>[^<]*<\/h[23]>(?=<h2|$)/);
    expect(await cleanHtml(html)).toBe(html);
  });

  it("say nothing of anybody's health, which was asked for the price alone", async () => {
    const { request } = sale.content;
    const labels = (place: "review" | "document") =>
      insuredRows(request, place).flatMap(({ rows }) => rows.map(([label]) => label));
    const kept = labels("document");
    const unprinted = labels("review").filter((label) => !kept.includes(label));
    for (const { html } of (await written).texts) {
      for (const label of unprinted) expect(html).not.toContain(`>${label}<`);
    }
    if (line === "tamamlayici" || line === "bireysel") {
      expect(unprinted).toEqual(expect.arrayContaining(["Sağlık beyanı", "Kilo (kg)"]));
    }
  });

  it("name the guarantee account where the premium pays into it, and nowhere else", async () => {
    const [first] = (await written).texts;
    const pays = sale.offer.charges.some(({ id }) => id === "guarantee-fund");
    expect(first?.html.includes("Güvence Hesabına başvurabilir")).toBe(pays);
    expect(pays).toBe(line.includes("trafik"));
  });

  it("are the same for the same sale, and others when anything of it changes", async () => {
    const { sha256, texts } = await written;
    expect(await writeDocuments(sale)).toEqual({ sha256, texts });
    expect(sha256).toBe(await sha256Hex(JSON.stringify(texts)));
    const { offer, insurer, site } = sale;
    const others: readonly Sale[] = [
      { ...sale, offer: { ...offer, grossKurus: offer.grossKurus + 1 } },
      { ...sale, insurer: { ...insurer, phone: "0850 999 99 99" } },
      { ...sale, site: { ...site, address: "Başka bir adres" } },
    ];
    for (const other of others) expect((await writeDocuments(other)).sha256).not.toBe(sha256);
  });
});
