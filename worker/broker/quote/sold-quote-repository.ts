import { and, eq, gt } from "drizzle-orm";
import * as v from "valibot";
import type { LineId } from "#shared/lines/registry.ts";
import type { Vault } from "../crypto/vault.ts";
import type { QuoteRequest } from "../lines/request.ts";
import type { Database } from "../store/database.ts";
import { policies } from "../store/order-schema.ts";
import { quotes } from "../store/schema.ts";
import { QuoteContentSchema } from "./quote-content.ts";

/** What a policy was issued for, and when (epoch ms). */
export interface SoldQuote {
  readonly request: QuoteRequest;
  readonly issuedAt: number;
}

/** Quotes that have become policies. */
export function createSoldQuoteRepository(db: Database, vault: Vault) {
  return {
    /** What a phone has bought of a line since a time (epoch ms). */
    async open(phoneIndex: string, lineId: LineId, since: number): Promise<SoldQuote[]> {
      const rows = await db
        .select({ contentSealed: quotes.contentSealed, issuedAt: policies.issuedAt })
        .from(quotes)
        .innerJoin(policies, eq(policies.quoteId, quotes.quoteId))
        .where(
          and(
            eq(quotes.phoneIndex, phoneIndex),
            eq(quotes.productId, lineId),
            gt(policies.issuedAt, since),
          ),
        );
      return Promise.all(
        rows.map(async ({ contentSealed, issuedAt }) => {
          const content = JSON.parse(await vault.open("quotes.content", contentSealed));
          return { request: v.parse(QuoteContentSchema, content).request, issuedAt };
        }),
      );
    },
  };
}
