import type { D1Database } from "@cloudflare/workers-types";
import type { BlindIndex } from "../crypto/blind-index.ts";
import type { Vault } from "../crypto/vault.ts";
import { createAnswerRepository } from "./answer-repository.ts";
import { createAssetRepository } from "./asset-repository.ts";
import { createBankRepository } from "./bank-repository.ts";
import { createCodeRepository } from "./code-repository.ts";
import { createConsentRepository } from "./consent-repository.ts";
import { createContactRepository } from "./contact-repository.ts";
import { createDatabase } from "./database.ts";
import { createDraftRepository } from "./draft-repository.ts";
import { createIyzicoRepository } from "./iyzico-repository.ts";
import { createKnownPersonRepository } from "./known-person-repository.ts";
import { createMemberDataRepository } from "./member-data-repository.ts";
import { createMemberPasswordRepository } from "./member-password-repository.ts";
import { createMemberQuoteRepository } from "./member-quote-repository.ts";
import { createMemberRepository } from "./member-repository.ts";
import { createOrderRepository } from "./order-repository.ts";
import { createOutboxRepository } from "./outbox-repository.ts";
import { createPasswordKeyRepository } from "./password-key-repository.ts";
import { createPolicyRepository } from "./policy-repository.ts";
import { createQuoteRepository } from "./quote-repository.ts";
import { createRateRepository } from "./rate-repository.ts";
import { deleteExpired } from "./retention.ts";
import { createSessionRepository } from "./session-repository.ts";
import { createSupportMessageRepository } from "./support-message-repository.ts";
import { createSupportRepository } from "./support-repository.ts";
import { createVehicleCorrectionRepository } from "./vehicle-correction-repository.ts";
import { createVerificationRepository } from "./verification-repository.ts";
import { createVisitorRepository } from "./visitor-repository.ts";

/** Every repository over one database. */
export function createStore(binding: D1Database, vault: Vault, blindIndex: BlindIndex) {
  const db = createDatabase(binding);
  return {
    answers: createAnswerRepository(db),
    assets: createAssetRepository(db, vault),
    bank: createBankRepository(db, vault),
    codes: createCodeRepository(db),
    consents: createConsentRepository(db),
    contacts: createContactRepository(db, vault),
    drafts: createDraftRepository(db, vault),
    iyzico: createIyzicoRepository(db, vault),
    knownPeople: createKnownPersonRepository(db, vault),
    memberData: createMemberDataRepository(db),
    memberPasswords: createMemberPasswordRepository(db),
    memberQuotes: createMemberQuoteRepository(db),
    members: createMemberRepository(db, vault),
    orders: createOrderRepository(db),
    outbox: createOutboxRepository(db, vault, blindIndex),
    passwordKeys: createPasswordKeyRepository(db, vault),
    policies: createPolicyRepository(db),
    quotes: createQuoteRepository(db, vault),
    rates: createRateRepository(db),
    sessions: createSessionRepository(db),
    support: createSupportRepository(db, vault),
    supportMessages: createSupportMessageRepository(db, vault),
    vehicleCorrections: createVehicleCorrectionRepository(db, vault),
    verifications: createVerificationRepository(db),
    visitors: createVisitorRepository(db),
    deleteExpired: (now: number) => deleteExpired(db, now),
  };
}

export type Store = ReturnType<typeof createStore>;
