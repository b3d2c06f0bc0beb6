import type { D1Database } from "@cloudflare/workers-types";
import type { BlindIndex } from "../crypto/blind-index.ts";
import type { Vault } from "../crypto/vault.ts";
import { createAnswerRepository } from "./answer-repository.ts";
import { createBankRepository } from "./bank-repository.ts";
import { createCodeRepository } from "./code-repository.ts";
import { createConsentRepository } from "./consent-repository.ts";
import { createContactRepository } from "./contact-repository.ts";
import { createDatabase } from "./database.ts";
import { createDraftRepository } from "./draft-repository.ts";
import { createIyzicoRepository } from "./iyzico-repository.ts";
import { createOrderRepository } from "./order-repository.ts";
import { createOutboxRepository } from "./outbox-repository.ts";
import { createPolicyRepository } from "./policy-repository.ts";
import { createQuoteRepository } from "./quote-repository.ts";
import { createRateRepository } from "./rate-repository.ts";
import { deleteExpired } from "./retention.ts";
import { createVerificationRepository } from "./verification-repository.ts";

/** Every repository over one database. */
export function createStore(binding: D1Database, vault: Vault, blindIndex: BlindIndex) {
  const db = createDatabase(binding);
  return {
    answers: createAnswerRepository(db),
    bank: createBankRepository(db, vault),
    codes: createCodeRepository(db),
    consents: createConsentRepository(db),
    contacts: createContactRepository(db, vault),
    drafts: createDraftRepository(db, vault),
    iyzico: createIyzicoRepository(db, vault),
    orders: createOrderRepository(db),
    outbox: createOutboxRepository(db, vault, blindIndex),
    policies: createPolicyRepository(db),
    quotes: createQuoteRepository(db, vault),
    rates: createRateRepository(db),
    verifications: createVerificationRepository(db),
    deleteExpired: (now: number) => deleteExpired(db, now),
  };
}

export type Store = ReturnType<typeof createStore>;
