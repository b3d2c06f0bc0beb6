import { and, desc, gt, isNotNull } from "drizzle-orm";
import * as v from "valibot";
import type { Vault } from "../crypto/vault.ts";
import type { Database } from "../store/database.ts";
import { quotes } from "../store/schema.ts";
import type { AnsweredQuote } from "./activity.ts";
import { createAnswerSeal } from "./room/stored-answer.ts";
import type { StoredAnswer } from "./room/stored-answer.ts";

/** More would not move the figures. */
const mostRead = 500;

const FirmIdsSchema = v.pipe(v.string(), v.parseJson(), v.array(v.string()));

/** When a quote was asked for and how long it was waited for (epoch ms), and what came. */
export interface AnsweredAt {
  readonly createdAt: number;
  readonly deadline: number;
  readonly answers: readonly StoredAnswer[];
}

/** How insurers answer of late. */
export const createActivityRepository = (db: Database, vault: Vault) => ({
  /** Quotes at rest that were asked for since a time (epoch ms), newest first. */
  async since(time: number): Promise<AnsweredQuote[]> {
    const { createdAt, answeredBy, firstOfferAt } = quotes;
    const rows = await db
      .select({ createdAt, answeredBy, firstOfferAt })
      .from(quotes)
      .where(and(gt(createdAt, time), isNotNull(answeredBy)))
      .orderBy(desc(createdAt))
      .limit(mostRead);
    return rows.map((row) => ({ ...row, answeredBy: v.parse(FirmIdsSchema, row.answeredBy) }));
  },
  /** The newest of them with all that came. */
  async answeredSince(time: number, limit: number): Promise<AnsweredAt[]> {
    const { createdAt, deadline, answers } = quotes;
    const rows = await db
      .select({ createdAt, deadline, answers })
      .from(quotes)
      .where(and(gt(createdAt, time), isNotNull(answers)))
      .orderBy(desc(createdAt))
      .limit(limit);
    const seal = createAnswerSeal(vault);
    return Promise.all(
      rows.map(async (row) => ({ ...row, answers: await seal.openAll(row.answers ?? "[]") })),
    );
  },
});

export type ActivityRepository = ReturnType<typeof createActivityRepository>;
