import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { products } from "#shared/products/catalogue.ts";
import { lines } from "#shared/lines/registry.ts";
import type { LineId } from "#shared/lines/registry.ts";
import type { CoverRow } from "#worker/broker/lines/offer.ts";
import { insurerProfiles } from "#worker/broker/insurers/registry.ts";
import { quoteLine } from "#worker/broker/lines/quote-line.ts";
import { anyRequests } from "./any-requests.ts";

/** What a summary or an item of a product page says is covered, and by which coverages. */
type Promises = Readonly<Record<string, readonly string[]>>;

const promises: Readonly<Partial<Record<LineId, { summary: Promises; page: Promises }>>> = {
  trafik: {
    summary: { "karşı tarafa verdiğiniz zararı": ["materialPerVehicle", "bodilyPerPerson"] },
    page: {
      "verdiğiniz maddi zarar": ["materialPerVehicle", "materialPerAccident"],
      "sağlık giderleri": ["medicalPerPerson", "medicalPerAccident"],
      "Sürekli sakatlık": ["bodilyPerPerson"],
      "Ölüm hâlinde": ["bodilyPerPerson", "bodilyPerAccident"],
    },
  },
  kasko: {
    summary: { "kendi hasarını, çalınmasını ve yanmasını": ["collision", "theft", "fire"] },
    page: {
      "Çarpma, çarpışma": ["collision"],
      "Çalınma ve": ["theft"],
      Yanma: ["fire"],
      "kötü niyetli hareketleri": ["vandalism"],
      "Pakete göre deprem": [
        "disasters",
        "glass",
        "keyLoss",
        "wrongFuel",
        "rodents",
        "smallRepair",
      ],
      "Pakete göre yol yardım": [
        "roadside",
        "replacementCar",
        "legalProtection",
        "personalAccident",
        "liability",
      ],
    },
  },
  tamamlayici: {
    summary: { "özel hastanelerde fark ödemeden": ["inpatient"] },
    page: {
      "**Yatarak tedavi:**": [
        "inpatient",
        "surgery",
        "intensiveCare",
        "chemotherapy",
        "radiotherapy",
        "dialysis",
      ],
      "**Ayakta tedavi** (seçerseniz)": ["outpatient", "examination", "physiotherapy"],
      "Ambulans, evde bakım": ["ambulance", "homeCare", "prosthesis", "minor"],
      "Pakete göre doğum": ["birth", "dental", "eye", "dietician", "counselling", "checkUp"],
    },
  },
  bireysel: {
    summary: { yatarak: ["inpatient"] },
    page: {
      "**Yatarak tedavi:**": ["inpatient", "surgery", "intensiveCare", "chemotherapy"],
      "**Ayakta tedavi** (plana göre)": ["outpatient", "medicine", "physiotherapy"],
      "Ambulans ve": ["ambulance"],
      "Plana göre doğum": ["birth", "dental", "checkUp", "homeCare", "abroad"],
    },
  },
  yabanci: {
    summary: { "asgari sağlık teminatı": ["inpatient", "outpatient", "circular"] },
    page: {
      "Anlaşmalı kurumlarda yatarak": ["inpatient"],
      "Ayakta tedavi:": ["outpatient"],
      "Acil tedavi ve ambulans": ["emergency", "ambulance"],
      "Anlaşmasız kurumlarda": ["otherInpatient"],
    },
  },
  dask: {
    summary: { "depremden doğan yangının": ["building", "fire"] },
    page: { "yangın, infilak, tsunami": ["fire", "explosion", "tsunami", "landslide"] },
  },
  konut: {
    summary: {
      "yangın ve dâhilî suya": ["fire", "internal-water"],
      "geniş kapsamda sel ve hırsızlığa": ["flood", "theft"],
    },
    page: {},
  },
  seyahat: {
    summary: { "acil tedavi": ["treatment"] },
    page: {
      "Acil tedavi": ["treatment"],
      "Tıbbi nakil": ["evacuation"],
      "Cenaze nakli": ["repatriation"],
      "Bagaj kaybı": ["luggage", "delay"],
      "Kayak ve kış sporları, COVID": ["ski", "covid"],
      "Seyahat iptali": ["cancellation"],
    },
  },
  telefon: {
    summary: { ekranını: ["screen"], "geniş kapsamda": ["accident", "theft"] },
    page: {
      kırılma: ["screen"],
      "Sıvı teması (geniş kapsam)": ["liquid"],
      "hırsızlık (geniş kapsam)": ["theft"],
    },
  },
  petsaglik: {
    summary: { kaza: ["emergency"] },
    page: {
      "Kaza ve acil": ["emergency"],
      "Hastalık tedavisi": ["illness", "laboratory"],
    },
  },
};

/** Words that no page says of what a line never pays for. */
const neverPaid: Readonly<Partial<Record<LineId, RegExp>>> = {
  telefon: /arıza|kaybol|kayb(a|ı)|aksesuar|çizik/i,
  kasko: /arıza|bakımsızlık/i,
  dask: /eşya/i,
  trafik: /kendi aracınız/i,
};

/** Says that not every offer has it. */
const isConditional = (text: string) => /göre|seçerseniz|geniş kapsam/.test(text);

const now = Date.parse("2026-11-20T10:00:00Z");
const samples = 40;

/** What offers of a line cover, one set of rows for each. */
const coversOf = (line: LineId): (readonly CoverRow[])[] =>
  fc
    .sample(anyRequests[line] as fc.Arbitrary<Parameters<typeof quoteLine>[1]>, samples)
    .flatMap((request) =>
      insurerProfiles.flatMap((profile) =>
        quoteLine(profile, request, { now, factor: 1 }).flatMap((answer) =>
          answer.kind === "offer" ? [answer.covers] : [],
        ),
      ),
    );

const covers = (rows: readonly CoverRow[], id: string) =>
  rows.some((row) => row.id === id && row.kind !== "excluded");

const pageOf = (line: LineId) =>
  readFileSync(`worker/broker/content/pages${products[line].page}.md`, "utf8");

const described = Object.entries(promises) as [LineId, { summary: Promises; page: Promises }][];

describe.each(described)("%s promises what its offers cover", (line, { summary, page }) => {
  const offers = coversOf(line);
  const items = pageOf(line)
    .split("\n")
    .filter((item) => item.startsWith("- [x] "));

  const check = (text: string, ids: readonly string[]) => {
    for (const id of ids) {
      expect(Object.keys(lines[line].coverages)).toContain(id);
      const having = offers.filter((rows) => covers(rows, id)).length;
      const least = isConditional(text) ? 1 : offers.length;
      expect(having, `${text}: ${id} in ${having} of ${offers.length}`).toBeGreaterThanOrEqual(
        least,
      );
    }
  };

  test.each(Object.entries(summary))("summary: %s", (words, ids) => {
    const text = products[line].summary;
    expect(text.toLocaleLowerCase("tr")).toContain(words);
    check(words, ids);
  });

  test.each(Object.entries(page))("page: %s", (words, ids) => {
    const item = items.find((each) => each.includes(words));
    expect(item).toBeDefined();
    check(item!, ids);
  });

  test("what is never paid for is promised nowhere", () => {
    const [, description = ""] = /^description: (.*)$/m.exec(pageOf(line)) ?? [];
    const never = neverPaid[line] ?? /arıza/i;
    for (const text of [products[line].summary, description, ...items]) {
      expect(text).not.toMatch(never);
    }
  });
});
