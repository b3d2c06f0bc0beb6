import type { MarketingChannel } from "#shared/calls/marketing.ts";
import type { PasswordHashes } from "../crypto/password-hash.ts";
import type { ActivityRepository } from "../quote/activity-repository.ts";
import type { Source } from "../insurers/source.ts";
import type { MemberDataRepository } from "../member/member-data-repository.ts";
import type { PasswordStrength } from "../member/passwords/password-strength.ts";
import type { OfficeAccountRepository } from "./door/office-account-repository.ts";
import type { OfficeDeviceRepository } from "./door/office-device-repository.ts";
import type { OfficeSessionRepository } from "./door/office-session-repository.ts";
import type { OfficeAuditRepository } from "./office-audit-repository.ts";
import type { RequestNoteRepository } from "./records/request-note-repository.ts";
import type { OrderRepository } from "../order/order-repository.ts";
import type { Orders } from "../order/process/order-client.ts";
import type { ListRepository } from "../reconciliation/list-repository.ts";
import type { ReconciliationRepository } from "../reconciliation/reconciliation-repository.ts";
import type { SupportServices } from "../support/services.ts";
import type { StatusServices } from "./status/read-status.ts";
import type { StatusRepository } from "./status/status-repository.ts";
import type { PolicyServices } from "../policy/services.ts";

/** What the office sees and does. */
export type OfficeServices = {
  readonly orders: Orders;
  readonly passwordHashes: PasswordHashes;
  readonly passwordStrength: PasswordStrength;
  readonly randomBytes: (count: number) => Uint8Array;
  readonly sources: readonly Source[];
  readonly env: StatusServices["env"];
  readonly store: {
    readonly activity: ActivityRepository;
    readonly lists: ListRepository;
    readonly members: {
      forbid(phoneIndex: string, channels: readonly MarketingChannel[]): Promise<void>;
    };
    readonly memberData: MemberDataRepository;
    readonly officeAccounts: OfficeAccountRepository;
    readonly officeAudit: OfficeAuditRepository;
    readonly officeDevices: OfficeDeviceRepository;
    readonly officeSessions: OfficeSessionRepository;
    readonly orders: OrderRepository;
    readonly reconciliation: ReconciliationRepository;
    readonly requestNotes: RequestNoteRepository;
    readonly status: StatusRepository;
  };
} & SupportServices &
  PolicyServices;
