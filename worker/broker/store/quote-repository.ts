import { and, eq } from "drizzle-orm";
import * as v from "valibot";
import type { Vault } from "../crypto/vault.ts";
import type { Database } from "./database.ts";
import { QuoteContentSchema } from "./quote-content.ts";
import type { QuoteContent } from "./quote-content.ts";
import { attributions, quoteAccess, quotes } from "./schema.ts";

type Row = typeof quotes.$inferSelect;

/** A quote with what is personal about it. */
export interface Quote extends Omit<Row, "phoneSealed" | "contentSealed" | "firms"> {
  readonly phone: string;
  readonly content: QuoteContent;
  /** Insurers asked, in the order they are shown while waiting. */
  readonly firmIds: readonly string[];
}

/** A quote as a shared link may show it, and whether the asking visitor owns it. */
export interface QuoteView extends Omit<Quote, "phone" | "content"> {
  readonly isOwner: boolean;
}

const FirmIdsSchema = v.pipe(v.string(), v.parseJson(), v.array(v.string()));

export function createQuoteRepository(db: Database, vault: Vault) {
  const visible = (row: Row, grantedTo: string | null, visitor: string): QuoteView => {
    const { phoneSealed: _phone, contentSealed: _content, firms, ...rest } = row;
    const isOwner = row.visitor === visitor || grantedTo === visitor;
    return { ...rest, firmIds: v.parse(FirmIdsSchema, firms), isOwner };
  };
  return {
    async add(quote: Omit<Quote, "purchasedAt">, campaign: string | undefined): Promise<void> {
      const { phone, content, firmIds, ...rest } = quote;
      const row = {
        ...rest,
        firms: JSON.stringify(firmIds),
        phoneSealed: await vault.seal("quotes.phone", phone),
        contentSealed: await vault.seal("quotes.content", JSON.stringify(content)),
      };
      await db.insert(quotes).values(row);
      if (campaign === undefined) return;
      const { quoteId, createdAt } = quote;
      await db.insert(attributions).values({ quoteId, campaign, createdAt });
    },
    /** For showing; one statement, nothing decrypted. */
    async view(quoteId: string, visitor: string): Promise<QuoteView | undefined> {
      const row = await db
        .select({ quote: quotes, grantedTo: quoteAccess.visitor })
        .from(quotes)
        .leftJoin(
          quoteAccess,
          and(eq(quoteAccess.quoteId, quotes.quoteId), eq(quoteAccess.visitor, visitor)),
        )
        .where(eq(quotes.quoteId, quoteId))
        .get();
      return row && visible(row.quote, row.grantedTo, visitor);
    },
    /** Everything, for the work itself. */
    async open(quoteId: string): Promise<Quote | undefined> {
      const row = await db.select().from(quotes).where(eq(quotes.quoteId, quoteId)).get();
      if (row === undefined) return undefined;
      const { phoneSealed, contentSealed, firms, ...rest } = row;
      const content = await vault.open("quotes.content", contentSealed);
      return {
        ...rest,
        phone: await vault.open("quotes.phone", phoneSealed),
        content: v.parse(QuoteContentSchema, JSON.parse(content)),
        firmIds: v.parse(FirmIdsSchema, firms),
      };
    },
    async grant(quoteId: string, visitor: string, now: number): Promise<void> {
      await db
        .insert(quoteAccess)
        .values({ quoteId, visitor, grantedAt: now })
        .onConflictDoNothing();
    },
    async markPurchased(quoteId: string, now: number): Promise<void> {
      await db.update(quotes).set({ purchasedAt: now }).where(eq(quotes.quoteId, quoteId));
    },
  };
}
