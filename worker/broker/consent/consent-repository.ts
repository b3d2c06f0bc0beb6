import { desc, eq, inArray, or } from "drizzle-orm";
import * as v from "valibot";
import type { Database } from "../store/database.ts";
import { consents, contactMessages, quotes } from "../store/schema.ts";

type Row = typeof consents.$inferSelect;

const TextsSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.array(v.object({ slug: v.string(), version: v.string(), given: v.boolean() })),
);

/** What was said about one text: where, when and about what. */
export interface Consent extends Omit<Row, "id" | "texts"> {
  readonly textSlug: string;
  readonly textVersion: string;
  readonly given: boolean;
}

/** One row of what was said at once: of the same visitor, about the same subject, at the same time. */
export function consentRow(given: readonly [Consent, ...Consent[]]): Omit<Row, "id"> {
  const texts = given.map(({ textSlug: slug, textVersion: version, given: isGiven }) => {
    return { slug, version, given: isGiven };
  });
  const [{ visitor, phoneIndex, subjectId, channel, createdAt }] = given;
  return {
    visitor,
    phoneIndex,
    subjectId,
    channel,
    createdAt,
    texts: JSON.stringify(texts),
  };
}

/** What a row says, newest first. */
function read({ id: _id, texts, ...said }: Row): Consent[] {
  return v
    .parse(TextsSchema, texts)
    .toReversed()
    .map(({ slug, version, given }) => ({ ...said, textSlug: slug, textVersion: version, given }));
}

/** What was agreed to: which text, in which version, when and where. Append only. */
export function createConsentRepository(db: Database) {
  return {
    /** Everything that is said at once. */
    async add(given: readonly [Consent, ...Consent[]]): Promise<void> {
      await db.insert(consents).values(consentRow(given));
    },
    /** What was said about one quote or one membership alone, newest first. */
    async listOfSubject(subjectId: string): Promise<Consent[]> {
      const rows = await db
        .select()
        .from(consents)
        .where(eq(consents.subjectId, subjectId))
        .orderBy(desc(consents.id));
      return rows.flatMap(read);
    },
    /** Whether the last word on a text, of one quote or one membership, was yes. */
    async isGiven(subjectId: string, textSlug: string): Promise<boolean> {
      const said = await this.listOfSubject(subjectId);
      return said.find((consent) => consent.textSlug === textSlug)?.given === true;
    },
    /** What a member has agreed to or refused as a member, for their quotes and for calls they asked for, newest first. */
    async listOfMember(memberId: string, limit = 100_000): Promise<Consent[]> {
      const theirs = db
        .select({ quoteId: quotes.quoteId })
        .from(quotes)
        .where(eq(quotes.memberId, memberId));
      const calls = db
        .select({ reference: contactMessages.referenceNumber })
        .from(contactMessages)
        .where(eq(contactMessages.memberId, memberId));
      const rows = await db
        .select()
        .from(consents)
        .where(
          or(
            eq(consents.subjectId, memberId),
            inArray(consents.subjectId, theirs),
            inArray(consents.subjectId, calls),
          ),
        )
        .orderBy(desc(consents.id))
        .limit(limit);
      return rows.flatMap(read).slice(0, limit);
    },
  };
}

export type ConsentRepository = ReturnType<typeof createConsentRepository>;
