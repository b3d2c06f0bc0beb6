import { and, desc, gt, isNotNull } from "drizzle-orm";
import * as v from "valibot";
import type { Database } from "../store/database.ts";
import { quotes } from "../store/schema.ts";
import type { AnsweredQuote } from "./activity.ts";

/** More would not move the figures. */
const mostRead = 500;

const FirmIdsSchema = v.pipe(v.string(), v.parseJson(), v.array(v.string()));

/** How insurers answer of late. */
export const createActivityRepository = (db: Database) => ({
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
});

export type ActivityRepository = ReturnType<typeof createActivityRepository>;
