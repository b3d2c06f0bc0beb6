import * as v from "valibot";
import { createVault } from "#worker/broker/crypto/vault.ts";
import { StorageKeysSchema } from "#worker/broker/env-schemas.ts";
import { createAnswerSeal } from "#worker/broker/quote/room/stored-answer.ts";
import type { StoredAnswer } from "#worker/broker/quote/room/stored-answer.ts";
import { testVars } from "./harness.ts";

/** The answers of a quote as a test's database keeps them. */
export function openAnswers(column: string): Promise<StoredAnswer[]> {
  const { DATA_KEYS } = v.parse(StorageKeysSchema, testVars);
  return createAnswerSeal(createVault(DATA_KEYS)).openAll(column);
}
