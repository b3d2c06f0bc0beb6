import { and, asc, eq, getTableColumns, lt } from "drizzle-orm";
import * as v from "valibot";
import { answerStates } from "#shared/calls/offer-fields.ts";
import type { Database } from "../store/database.ts";
import { answers, quotes } from "../store/schema.ts";
import { StoredOfferSchema } from "./stored-offer.ts";

/** How one insurer has answered. */
export const FirmAnswerSchema = v.object({
  firmId: v.string(),
  /** Order of arrival within the quote, from 1. */
  sequence: v.number(),
  state: v.picklist(answerStates),
  reason: v.exactOptional(v.string()),
  offerId: v.exactOptional(v.string()),
  offer: v.exactOptional(StoredOfferSchema),
});
export type FirmAnswer = v.InferOutput<typeof FirmAnswerSchema>;

/** An answer that is an offer, and when its price was last confirmed (epoch ms, 0 for never). */
export type FirmOffer = FirmAnswer &
  Required<Pick<FirmAnswer, "offerId" | "offer">> & { readonly confirmedAt: number };

type Row = typeof answers.$inferSelect;

function parseRow({ firmId, sequence, state, reason, offerId, offer }: Row): FirmAnswer {
  return v.parse(FirmAnswerSchema, {
    firmId,
    sequence,
    state,
    ...(reason === null ? {} : { reason }),
    ...(offerId === null ? {} : { offerId }),
    ...(offer === null ? {} : { offer: JSON.parse(offer) as unknown }),
  });
}

export function createAnswerRepository(db: Database) {
  return {
    /** Stores an answer; an older one of the same insurer never replaces a newer one. */
    async save(quoteId: string, answer: FirmAnswer, now: number): Promise<void> {
      const row = {
        sequence: answer.sequence,
        state: answer.state,
        reason: answer.reason ?? null,
        offerId: answer.offerId ?? null,
        grossKurus: answer.offer?.grossKurus ?? null,
        offer: answer.offer === undefined ? null : JSON.stringify(answer.offer),
        updatedAt: now,
      };
      await db
        .insert(answers)
        .values({ quoteId, firmId: answer.firmId, ...row })
        .onConflictDoUpdate({
          target: [answers.quoteId, answers.firmId],
          set: row,
          setWhere: lt(answers.sequence, answer.sequence),
        });
    },
    async list(quoteId: string): Promise<FirmAnswer[]> {
      const rows = await db
        .select()
        .from(answers)
        .where(eq(answers.quoteId, quoteId))
        .orderBy(asc(answers.sequence));
      return rows.map(parseRow);
    },
    /** Answers to all of a member's quotes, with the quote each belongs to. */
    async listOfMember(memberId: string): Promise<(FirmAnswer & { readonly quoteId: string })[]> {
      const rows = await db
        .select(getTableColumns(answers))
        .from(answers)
        .innerJoin(quotes, eq(quotes.quoteId, answers.quoteId))
        .where(eq(quotes.memberId, memberId))
        .orderBy(asc(answers.sequence));
      return rows.map((row) => ({ ...parseRow(row), quoteId: row.quoteId }));
    },
    async findOffer(quoteId: string, offerId: string): Promise<FirmOffer | undefined> {
      const row = await db
        .select()
        .from(answers)
        .where(and(eq(answers.quoteId, quoteId), eq(answers.offerId, offerId)))
        .get();
      const answer = row && parseRow(row);
      return answer?.offer === undefined || answer.offerId === undefined
        ? undefined
        : {
            ...answer,
            offer: answer.offer,
            offerId: answer.offerId,
            confirmedAt: row?.confirmedAt ?? 0,
          };
    },
    /** Puts a confirmed offer in place of the one with the same id. */
    async confirm(quoteId: string, { offerId, offer }: FirmOffer, now: number): Promise<void> {
      await db
        .update(answers)
        .set({
          grossKurus: offer.grossKurus,
          offer: JSON.stringify(offer),
          confirmedAt: now,
          updatedAt: now,
        })
        .where(and(eq(answers.quoteId, quoteId), eq(answers.offerId, offerId)));
    },
  };
}
