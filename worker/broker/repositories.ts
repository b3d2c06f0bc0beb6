import type { D1Database } from "@cloudflare/workers-types";
import type { BlindIndex } from "./crypto/blind-index.ts";
import type { Vault } from "./crypto/vault.ts";
import { createActivityRepository } from "./quote/activity-repository.ts";
import { createAssetRepository } from "./member/asset-repository.ts";
import { createAuthenticatorRepository } from "./member/authenticator-repository.ts";
import { createBankRepository } from "./payment/bank-repository.ts";
import { createCancellationRepository } from "./policy/cancellation-repository.ts";
import { createCampaignRepository } from "./campaign/campaign-repository.ts";
import { createCodeRepository } from "./verification/code-repository.ts";
import { createConsentRepository } from "./consent/consent-repository.ts";
import { createPermissionRepository } from "./consent/permission-repository.ts";
import { createContactRepository } from "./support/contact-repository.ts";
import { createContactChangeRepository } from "./order/contact-change-repository.ts";
import { createPolicyChangeRepository } from "./policy/change/change-repository.ts";
import { createDatabase } from "./store/database.ts";
import { createDraftRepository } from "./quote/draft-repository.ts";
import { createIyzicoRepository } from "./payment/iyzico-repository.ts";
import { createIssuedPolicyRepository } from "./insurers/issued-policy-repository.ts";
import { createKeyCanaryRepository } from "./housekeeping/key-canary-repository.ts";
import { createKnownPersonRepository } from "./verification/known-person-repository.ts";
import { createMemberDataRepository } from "./member/member-data-repository.ts";
import { createMemberPasswordRepository } from "./member/passwords/member-password-repository.ts";
import { createMemberQuoteRepository } from "./quote/member-quote-repository.ts";
import { createListRepository } from "./reconciliation/list-repository.ts";
import { createMemberRepository } from "./member/member-repository.ts";
import { createOfficeAccountRepository } from "./office/door/office-account-repository.ts";
import { createOfficeAuditRepository } from "./office/office-audit-repository.ts";
import { createOfficeDeviceRepository } from "./office/door/office-device-repository.ts";
import { createOfficeSessionRepository } from "./office/door/office-session-repository.ts";
import { createStatusRepository } from "./office/status/status-repository.ts";
import { createOrderRepository } from "./order/order-repository.ts";
import { createOutboxRepository } from "./notification/outbox-repository.ts";
import { createPasswordKeyRepository } from "./member/passwords/password-key-repository.ts";
import { createPolicyRepository } from "./order/policy-repository.ts";
import { createProvedPhoneRepository } from "./verification/proved-phone-repository.ts";
import { createQuoteCorrectionRepository } from "./quote/quote-correction-repository.ts";
import { createQuoteRepository } from "./quote/quote-repository.ts";
import { createCoveredRiskRepository } from "./quote/covered-risk-repository.ts";
import { createSoldQuoteRepository } from "./quote/sold-quote-repository.ts";
import { createRateRepository } from "./limits/rate-repository.ts";
import { deleteExpired } from "./housekeeping/retention.ts";
import { createReconciliationRepository } from "./reconciliation/reconciliation-repository.ts";
import { createRegisterRefusalRepository } from "./consent/register-refusal-repository.ts";
import { createReminderRepository } from "./reminder/reminder-repository.ts";
import { createRequestNoteRepository } from "./office/records/request-note-repository.ts";
import { createSessionRepository } from "./member/session-repository.ts";
import { createSupportMessageRepository } from "./support/support-message-repository.ts";
import { createSupportRepository } from "./support/support-repository.ts";
import { createUnsoldQuoteRepository } from "./quote/unsold-quote-repository.ts";
import { createVehicleCorrectionRepository } from "./assets/vehicle/vehicle-correction-repository.ts";
import { createVerificationRepository } from "./verification/verification-repository.ts";
import { createVisitorRepository } from "./verification/visitor-repository.ts";

/** Every repository over one database. */
export function createStore(binding: D1Database, vault: Vault, blindIndex: BlindIndex) {
  const db = createDatabase(binding);
  return {
    activity: createActivityRepository(db, vault),
    assets: createAssetRepository(db, vault),
    authenticators: createAuthenticatorRepository(db, vault),
    bank: createBankRepository(db, vault),
    campaigns: createCampaignRepository(db),
    cancellations: createCancellationRepository(db, vault),
    coveredRisks: createCoveredRiskRepository(db),
    codes: createCodeRepository(db),
    consents: createConsentRepository(db),
    contacts: createContactRepository(db, vault),
    contactChanges: createContactChangeRepository(db, vault),
    policyChanges: createPolicyChangeRepository(db),
    drafts: createDraftRepository(db, vault),
    issuedPolicies: createIssuedPolicyRepository(db),
    iyzico: createIyzicoRepository(db, vault),
    keyCanaries: createKeyCanaryRepository(db),
    knownPeople: createKnownPersonRepository(db, vault),
    lists: createListRepository(db),
    memberData: createMemberDataRepository(db),
    memberPasswords: createMemberPasswordRepository(db),
    memberQuotes: createMemberQuoteRepository(db),
    members: createMemberRepository(db, vault),
    officeAccounts: createOfficeAccountRepository(db, vault),
    officeAudit: createOfficeAuditRepository(db),
    officeDevices: createOfficeDeviceRepository(db),
    officeSessions: createOfficeSessionRepository(db),
    status: createStatusRepository(db),
    orders: createOrderRepository(db),
    outbox: createOutboxRepository(db, vault, blindIndex),
    passwordKeys: createPasswordKeyRepository(db, vault),
    permissions: createPermissionRepository(db, vault, blindIndex),
    policies: createPolicyRepository(db, vault),
    provedPhones: createProvedPhoneRepository(db),
    quoteCorrections: createQuoteCorrectionRepository(db, vault),
    quotes: createQuoteRepository(db, vault),
    rates: createRateRepository(db),
    reconciliation: createReconciliationRepository(db),
    registerRefusals: createRegisterRefusalRepository(db, vault),
    reminders: createReminderRepository(db, vault),
    requestNotes: createRequestNoteRepository(db, vault),
    sessions: createSessionRepository(db),
    soldQuotes: createSoldQuoteRepository(db, vault),
    support: createSupportRepository(db, vault),
    supportMessages: createSupportMessageRepository(db, vault),
    unsoldQuotes: createUnsoldQuoteRepository(db),
    vehicleCorrections: createVehicleCorrectionRepository(db, vault),
    verifications: createVerificationRepository(db),
    visitors: createVisitorRepository(db),
    deleteExpired: (now: number) => deleteExpired(db, now),
  };
}

export type Store = ReturnType<typeof createStore>;
