import fc from "fast-check";
import * as v from "valibot";
import type { LineId } from "#shared/lines/registry.ts";
import { lines } from "#shared/lines/registry.ts";
import type { AnyLine } from "#shared/lines/line.ts";
import { SiteSchema } from "#shared/site.ts";
import { insurerProfiles } from "#worker/broker/insurers/registry.ts";
import { quoteLine } from "#worker/broker/lines/quote-line.ts";
import type { QuoteRequest } from "#worker/broker/lines/request.ts";
import type { Sale } from "#worker/broker/order/documents/sale.ts";
import { StoredOfferSchema } from "#worker/broker/quote/room/stored-answer.ts";
import { anyRequests } from "../../lines/any-requests.ts";

export const now = Date.parse("2026-11-20T10:00:00Z");

/** A sale of a line: the first request that somebody offers for, with the first offer that has terms to pay in parts. */
export function saleOf(line: LineId): Sale {
  const any: fc.Arbitrary<QuoteRequest> = anyRequests[line];
  for (const request of fc.sample(any, { seed: 20_261_125, numRuns: 500 })) {
    for (const insurer of insurerProfiles) {
      if (insurer.books[line] === undefined) continue;
      for (const answer of quoteLine(insurer, request, { now, factor: 1 })) {
        if (answer.kind !== "offer" || answer.instalments.length < 2) continue;
        const { id, name, phone, company, logo } = insurer;
        return {
          site: v.parse(SiteSchema, {}),
          insurer: { id, name, phone, company, logo },
          packageName: answer.package?.name,
          content: { request, isRegistered: true },
          now,
          offer: v.parse(StoredOfferSchema, answer),
          holder: {
            isInsured: (lines[line] as AnyLine).group === undefined,
            name: "Çağrı & Işıl",
            surname: "<Şimşek>",
            cardName: "shown",
            identity: "national",
            maskedNationalNumber: "1*********6",
            maskedPhone: "0 5** *** ** 67",
            standings: [],
            city: "İstanbul",
            county: "Kadıköy",
          },
        };
      }
    }
  }
  throw new Error(`nobody offers ${line}`);
}
