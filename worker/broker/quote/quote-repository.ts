import { and, desc, eq, gt, isNull, notInArray } from "drizzle-orm";
import * as v from "valibot";
import type { Vault } from "../crypto/vault.ts";
import type { Database } from "../store/database.ts";
import { QuoteContentSchema } from "./quote-content.ts";
import type { QuoteContent } from "./quote-content.ts";
import { attributions, quoteAccess, quotes } from "../store/schema.ts";

type Row = typeof quotes.$inferSelect;

/** A quote with what is personal about it. */
export interface Quote extends Omit<Row, "phoneSealed" | "contentSealed" | "firms"> {
  readonly phone: string;
  readonly content: QuoteContent;
  /** Insurers asked, in the order they are shown while waiting. */
  readonly firmIds: readonly string[];
}

/** Who looks at a quote. */
export interface QuoteViewer {
  readonly visitor: string;
  readonly memberId: string | undefined;
  readonly now: number;
}

/** Whose quotes are theirs from now on. */
export interface QuoteOwner {
  readonly memberId: string;
  readonly phoneIndex: string;
  readonly nationalIndex: string;
}

/** A quote as a shared link may show it, and whether whoever asks owns it. */
export interface QuoteView extends Omit<Quote, "phone" | "content"> {
  readonly isOwner: boolean;
}

/** What a visitor has made or was let to by a code stays theirs for so long; then a code to the quote's phone opens it. */
const ownershipMs = 30 * 86_400_000;

const FirmIdsSchema = v.pipe(v.string(), v.parseJson(), v.array(v.string()));

export function createQuoteRepository(db: Database, vault: Vault) {
  // A member's quote is not that of whoever uses the same browser afterwards.
  const owns = (row: Row, { visitor, memberId, now }: QuoteViewer): boolean =>
    row.memberId === null
      ? row.visitor === visitor && row.createdAt > now - ownershipMs
      : row.memberId === memberId;
  const visible = (row: Row, grantedTo: string | null, viewer: QuoteViewer): QuoteView => {
    const { phoneSealed: _phone, contentSealed: _content, firms, ...rest } = row;
    const isOwner = grantedTo !== null || owns(row, viewer);
    return { ...rest, firmIds: v.parse(FirmIdsSchema, firms), isOwner };
  };
  async function opened(row: Row): Promise<Quote> {
    const { phoneSealed, contentSealed, firms, ...rest } = row;
    const content = await vault.open("quotes.content", contentSealed);
    return {
      ...rest,
      phone: await vault.open("quotes.phone", phoneSealed),
      content: v.parse(QuoteContentSchema, JSON.parse(content)),
      firmIds: v.parse(FirmIdsSchema, firms),
    };
  }
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
    async view(quoteId: string, viewer: QuoteViewer): Promise<QuoteView | undefined> {
      const row = await db
        .select({ quote: quotes, grantedTo: quoteAccess.visitor })
        .from(quotes)
        .leftJoin(
          quoteAccess,
          and(
            eq(quoteAccess.quoteId, quotes.quoteId),
            eq(quoteAccess.visitor, viewer.visitor),
            gt(quoteAccess.grantedAt, viewer.now - ownershipMs),
          ),
        )
        .where(eq(quotes.quoteId, quoteId))
        .get();
      return row && visible(row.quote, row.grantedTo, viewer);
    },
    /** Everything, for the work itself. */
    async open(quoteId: string): Promise<Quote | undefined> {
      const row = await db.select().from(quotes).where(eq(quotes.quoteId, quoteId)).get();
      return row && opened(row);
    },
    /** Everything of the quotes asked for since a time (epoch ms), newest first. */
    async openSince(time: number): Promise<Quote[]> {
      const rows = await db
        .select()
        .from(quotes)
        .where(gt(quotes.createdAt, time))
        .orderBy(desc(quotes.createdAt));
      return Promise.all(rows.map(opened));
    },
    /** Everything of a member's quotes, newest first. */
    async openOfMember(memberId: string): Promise<Quote[]> {
      const rows = await db
        .select()
        .from(quotes)
        .where(eq(quotes.memberId, memberId))
        .orderBy(desc(quotes.createdAt));
      return Promise.all(rows.map(opened));
    },
    async isOfMember(quoteId: string, memberId: string): Promise<boolean> {
      const row = await db
        .select({ quoteId: quotes.quoteId })
        .from(quotes)
        .where(and(eq(quotes.quoteId, quoteId), eq(quotes.memberId, memberId)))
        .get();
      return row !== undefined;
    },
    async grant(quoteId: string, visitor: string, now: number): Promise<void> {
      await db
        .insert(quoteAccess)
        .values({ quoteId, visitor, grantedAt: now })
        .onConflictDoUpdate({
          target: [quoteAccess.quoteId, quoteAccess.visitor],
          set: { grantedAt: now },
        });
    },
    /**
     * Gives a member what somebody with their phone and national number has asked for without signing in. The browser it
     * was asked for in may be on its way back from the bank and keeps it, unless it is the one that signs in now.
     */
    async claim(
      { memberId, phoneIndex, nationalIndex }: QuoteOwner,
      signedInVisitor: string | undefined,
    ): Promise<void> {
      const theirs = and(
        isNull(quotes.memberId),
        eq(quotes.phoneIndex, phoneIndex),
        eq(quotes.nationalIndex, nationalIndex),
      );
      const { quoteId, visitor, createdAt } = quotes;
      const elsewhere = notInArray(visitor, ["", signedInVisitor ?? ""]);
      const kept = db
        .select({ quoteId, visitor, grantedAt: createdAt })
        .from(quotes)
        .where(and(theirs, elsewhere));
      await db.batch([
        db.insert(quoteAccess).select(kept).onConflictDoNothing(),
        db.update(quotes).set({ memberId }).where(theirs),
      ]);
    },
    /** Puts what the registries have confirmed since in place of what the quote was made with. */
    async settle(quote: Quote): Promise<void> {
      const { quoteId, subject, vehicle, previousPolicyEnd, isEarlyRenewal, content } = quote;
      const contentSealed = await vault.seal("quotes.content", JSON.stringify(content));
      await db
        .update(quotes)
        .set({ subject, vehicle, previousPolicyEnd, isEarlyRenewal, contentSealed })
        .where(eq(quotes.quoteId, quoteId));
    },
    async markPurchased(quoteId: string, now: number): Promise<void> {
      await db.update(quotes).set({ purchasedAt: now }).where(eq(quotes.quoteId, quoteId));
    },
  };
}
