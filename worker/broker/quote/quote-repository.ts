import { and, desc, eq, getTableColumns, gt, gte, isNull, lt, notInArray, sql } from "drizzle-orm";
import * as v from "valibot";
import type { Consent } from "../consent/consent-repository.ts";
import { consentRow } from "../consent/consent-repository.ts";
import type { Vault } from "../crypto/vault.ts";
import { addNew } from "../store/add-new.ts";
import type { Database } from "../store/database.ts";
import { QuoteContentSchema } from "./quote-content.ts";
import type { QuoteContent } from "./quote-content.ts";
import type { AnswerSummary, StoredAnswer } from "./room/stored-answer.ts";
import { createAnswerSeal, summaryOf } from "./room/stored-answer.ts";
import { consents, quoteAccess, quotes } from "../store/schema.ts";

const {
  answers: answersColumn,
  offerCount: _count,
  lowestKurus: _lowest,
  lowestUntil: _until,
  answeredBy: _answeredBy,
  firstOfferAt: _firstOfferAt,
  campaign: _campaign,
  ...quoteColumns
} = getTableColumns(quotes);

const columns = {
  ...quoteColumns,
  /** When its policy was issued. */
  purchasedAt: sql<number | null>`(SELECT min(policies.issued_at) FROM policies
    WHERE policies.quote_id = quotes.quote_id)`,
  /** What has become of the paper its owner has sent. */
  correction: sql<string | null>`(SELECT state FROM quote_corrections
    WHERE quote_corrections.quote_id = quotes.quote_id)`,
  /** Reminders its owner has asked for, with commas between them: of which kind, then by which ways. */
  reminders: sql<
    string | null
  >`(SELECT group_concat(kind || ':' || coalesce(channels, '')) FROM reminders
    WHERE reminders.quote_id = quotes.quote_id)`,
};

/** What other tables say of a quote. */
type Beside = Readonly<{ purchasedAt: number | null }> &
  Readonly<Record<"correction" | "reminders", string | null>>;
type Row = Omit<typeof quotes.$inferSelect, "answers" | "campaign" | keyof AnswerSummary> & Beside;

/** A quote with what is personal about it. */
export interface Quote extends Omit<Row, "phoneSealed" | "contentSealed" | "sources"> {
  readonly phone: string;
  readonly content: QuoteContent;
  /** Sources asked, in the order they are shown while waiting. */
  readonly sourceIds: readonly string[];
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

/** What a look at a quote reads in one statement. */
export interface SeenQuote {
  readonly view: QuoteView;
  /** Undefined until the quote's room is at rest. */
  readonly answers: readonly StoredAnswer[] | undefined;
  /** Everything, for its owner's own pages. */
  readonly open: () => Promise<Quote>;
}

type NewRow = Omit<Quote, keyof Beside>;

/** What a visitor has made or was let to by a code stays theirs for so long; then a code to the quote's phone opens it. */
const ownershipMs = 30 * 86_400_000;

const SourceIdsSchema = v.pipe(v.string(), v.parseJson(), v.array(v.string()));

export function createQuoteRepository(db: Database, vault: Vault) {
  const seal = createAnswerSeal(vault);
  const readAnswers = async (answers: string | null): Promise<StoredAnswer[] | undefined> =>
    answers === null ? undefined : seal.openAll(answers);
  // A member's quote is not that of whoever uses the same browser afterwards.
  const owns = (row: Row, { visitor, memberId, now }: QuoteViewer): boolean =>
    row.memberId === null
      ? row.visitor === visitor && row.createdAt > now - ownershipMs
      : row.memberId === memberId;
  const visible = (row: Row, grantedTo: string | null, viewer: QuoteViewer): QuoteView => {
    const { phoneSealed: _phone, contentSealed: _content, sources, ...rest } = row;
    const isOwner = grantedTo !== null || owns(row, viewer);
    return { ...rest, sourceIds: v.parse(SourceIdsSchema, sources), isOwner };
  };
  async function opened(row: Row): Promise<Quote> {
    const { phoneSealed, contentSealed, sources, ...rest } = row;
    const content = await vault.open("quotes.content", contentSealed);
    return {
      ...rest,
      phone: await vault.open("quotes.phone", phoneSealed),
      content: v.parse(QuoteContentSchema, JSON.parse(content)),
      sourceIds: v.parse(SourceIdsSchema, sources),
    };
  }
  const sealed = async ({ phone, content, sourceIds, ...rest }: NewRow) => ({
    ...rest,
    sources: JSON.stringify(sourceIds),
    phoneSealed: await vault.seal("quotes.phone", phone),
    contentSealed: await vault.seal("quotes.content", JSON.stringify(content)),
  });
  const access = ({ visitor, now }: QuoteViewer) =>
    and(
      eq(quoteAccess.quoteId, quotes.quoteId),
      eq(quoteAccess.visitor, visitor),
      gt(quoteAccess.grantedAt, now - ownershipMs),
    );
  return {
    /** Stores a quote and what was agreed to when it was asked for; false where there is one of that id. */
    async add(
      quote: NewRow,
      given: readonly [Consent, ...Consent[]],
      campaign: string | null,
    ): Promise<boolean> {
      const row = { ...(await sealed(quote)), campaign };
      return addNew(db, quotes, eq(quotes.quoteId, quote.quoteId), [
        db.insert(quotes).values(row),
        db.insert(consents).values(consentRow(given)),
      ]);
    },
    /** Stores a quote that repeats another one, with the campaign and the consents of that; false where there is one of its id. */
    async addAgain(quote: NewRow, repeatedId: string): Promise<boolean> {
      const campaign = sql<string | null>`(SELECT q.campaign FROM quotes q
        WHERE q.quote_id = ${repeatedId})`;
      const { id: _id, ...said } = getTableColumns(consents);
      const given = db
        .select({
          id: sql<number>`NULL`.as("id"),
          ...said,
          subjectId: sql<string>`${quote.quoteId}`.as("subject_id"),
        })
        .from(consents)
        .where(eq(consents.subjectId, repeatedId));
      return addNew(db, quotes, eq(quotes.quoteId, quote.quoteId), [
        db.insert(quotes).values({ ...(await sealed(quote)), campaign }),
        db.insert(consents).select(given),
      ]);
    },
    /** Whether there is a quote of that id that was asked for since a time (epoch ms). */
    async isSince(quoteId: string, time: number): Promise<boolean> {
      const own = and(eq(quotes.quoteId, quoteId), gt(quotes.createdAt, time));
      return (await db.$count(quotes, own)) > 0;
    },
    /** For showing; nothing decrypted. */
    async view(quoteId: string, viewer: QuoteViewer): Promise<QuoteView | undefined> {
      const row = await db
        .select({ ...columns, grantedTo: quoteAccess.visitor })
        .from(quotes)
        .leftJoin(quoteAccess, access(viewer))
        .where(eq(quotes.quoteId, quoteId))
        .get();
      if (row === undefined) return undefined;
      const { grantedTo, ...quote } = row;
      return visible(quote, grantedTo, viewer);
    },
    /** For showing with its answers; `open` decrypts the rest without another look into the database. */
    async see(quoteId: string, viewer: QuoteViewer): Promise<SeenQuote | undefined> {
      const row = await db
        .select({ ...columns, answers: answersColumn, grantedTo: quoteAccess.visitor })
        .from(quotes)
        .leftJoin(quoteAccess, access(viewer))
        .where(eq(quotes.quoteId, quoteId))
        .get();
      if (row === undefined) return undefined;
      const { grantedTo, answers, ...quote } = row;
      return {
        view: visible(quote, grantedTo, viewer),
        answers: await readAnswers(answers),
        open: () => opened(quote),
      };
    },
    /** Answers as the quote's room has mirrored them; undefined while it has not, or for no such quote. */
    async mirrored(quoteId: string): Promise<StoredAnswer[] | undefined> {
      const row = await db
        .select({ answers: answersColumn })
        .from(quotes)
        .where(eq(quotes.quoteId, quoteId))
        .get();
      return row && readAnswers(row.answers);
    },
    /** Mirrors a room that is at rest. */
    async mirror(quoteId: string, answers: readonly StoredAnswer[]): Promise<void> {
      const mirrored = { answers: await seal.sealAll(answers), ...summaryOf(answers) };
      await db.update(quotes).set(mirrored).where(eq(quotes.quoteId, quoteId));
    },
    /** Everything, for the work itself. */
    async open(quoteId: string): Promise<Quote | undefined> {
      const row = await db.select(columns).from(quotes).where(eq(quotes.quoteId, quoteId)).get();
      return row && opened(row);
    },
    /** Everything of the quotes asked for since a time (epoch ms), newest first. */
    async openSince(time: number): Promise<Quote[]> {
      const rows = await db
        .select(columns)
        .from(quotes)
        .where(gt(quotes.createdAt, time))
        .orderBy(desc(quotes.createdAt));
      return Promise.all(rows.map(opened));
    },
    /** Everything of a member's quotes, newest first; `answers` as in `SeenQuote`. */
    async openOfMember(memberId: string): Promise<(Quote & Pick<SeenQuote, "answers">)[]> {
      const rows = await db
        .select({ ...columns, answers: answersColumn })
        .from(quotes)
        .where(eq(quotes.memberId, memberId))
        .orderBy(desc(quotes.createdAt));
      return Promise.all(
        rows.map(async ({ answers, ...row }) => ({
          ...(await opened(row)),
          answers: await readAnswers(answers),
        })),
      );
    },
    /** The id that begins so ("xxxxxxxx-xxxx"); undefined where none or more than one does. */
    async findByStart(start: string): Promise<string | undefined> {
      const rows = await db
        .select({ quoteId: quotes.quoteId })
        .from(quotes)
        .where(and(gte(quotes.quoteId, `${start}-`), lt(quotes.quoteId, `${start}.`)))
        .limit(2);
      return rows.length === 1 ? rows[0]?.quoteId : undefined;
    },
    async isOfMember(quoteId: string, memberId: string): Promise<boolean> {
      const theirs = and(eq(quotes.quoteId, quoteId), eq(quotes.memberId, memberId));
      return (await db.$count(quotes, theirs)) > 0;
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
    async handTo(
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
    /** Puts what an insurer has changed of a policy in place of what it was issued with. */
    async amend({ quoteId, content, subject, vehicle }: Quote): Promise<void> {
      const contentSealed = await vault.seal("quotes.content", JSON.stringify(content));
      await db
        .update(quotes)
        .set({ subject, vehicle, contentSealed })
        .where(eq(quotes.quoteId, quoteId));
    },
    /** Puts what the registries have confirmed since in place of what the quote was made with; false once it is a policy. */
    async settle(quote: Quote): Promise<boolean> {
      const { quoteId, content, subject, vehicle, policyStart } = quote;
      const { previousPolicyEnd, isEarlyRenewal } = quote;
      const contentSealed = await vault.seal("quotes.content", JSON.stringify(content));
      const settled = await db
        .update(quotes)
        .set({ subject, vehicle, policyStart, previousPolicyEnd, isEarlyRenewal, contentSealed })
        .where(and(eq(quotes.quoteId, quoteId), isNull(columns.purchasedAt)))
        .returning({ quoteId: quotes.quoteId });
      return settled.length === 1;
    },
  };
}

export type QuoteRepository = ReturnType<typeof createQuoteRepository>;
