import * as v from "valibot";
import type { Vault } from "../../crypto/vault.ts";
import type { StoredAnswer } from "./stored-answer.ts";
import { StoredAnswerSchema, StoredAnswersSchema } from "./stored-answer.ts";

const SealedSchema = v.object({ sealed: v.string() });
const AnswersJsonSchema = v.pipe(v.string(), v.parseJson(), StoredAnswersSchema);
const AnswerJsonSchema = v.pipe(v.string(), v.parseJson(), StoredAnswerSchema);

/**
 * How answers are kept: sealed, because why an insurer declines and what it adds to a price may tell of somebody's health.
 * Those kept before they were are read as they are.
 */
export const createAnswerSeal = (vault: Vault) => ({
  /** All answers of a quote, as a column of the database has them. */
  sealAll: (answers: readonly StoredAnswer[]): Promise<string> =>
    vault.seal("quotes.answers", JSON.stringify(answers)),
  openAll: async (text: string): Promise<StoredAnswer[]> =>
    v.parse(
      AnswersJsonSchema,
      text.startsWith("[") ? text : await vault.open("quotes.answers", text),
    ),
  /** One of them, as a quote room has it. */
  seal: async (answer: StoredAnswer): Promise<v.InferOutput<typeof SealedSchema>> => ({
    sealed: await vault.seal("quote-room.answer", JSON.stringify(answer)),
  }),
  async open(row: unknown): Promise<StoredAnswer> {
    if (!v.is(SealedSchema, row)) return v.parse(StoredAnswerSchema, row);
    return v.parse(AnswerJsonSchema, await vault.open("quote-room.answer", row.sealed));
  },
});
