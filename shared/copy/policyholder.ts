import type { Standing } from "#shared/schemas/standing.ts";

/** What they are to the insured, and which text they declare it by. */
export const standings = {
  guardian: { name: "Sigortalının velisi veya vasisi", declaration: "veli-vasi-beyani" },
  authorised: {
    name: "Sigortalının bilgisi ve verdiği yetkiyle hareket eden kişi",
    declaration: "baskasi-adina-sigorta-beyani",
  },
} as const satisfies Record<Standing, { readonly name: string; readonly declaration: string }>;
