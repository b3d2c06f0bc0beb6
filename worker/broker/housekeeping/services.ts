import type { KeyCanaryRepository } from "./key-canary-repository.ts";
import type { ReconciliationServices } from "../reconciliation/services.ts";
import type { PolicyServices } from "../policy/services.ts";
import type { RefusalServices } from "../consent/fetch-refusals.ts";
import type { ReportServices } from "../consent/report-permissions.ts";
import type { ReminderServices } from "../reminder/services.ts";

/** What the daily work is done with. */
export type HousekeepingServices = {
  readonly store: {
    readonly keyCanaries: KeyCanaryRepository;
    /** Deletes what is past its time. */
    deleteExpired(now: number): Promise<void>;
  };
} & ReconciliationServices &
  PolicyServices &
  ReminderServices &
  ReportServices &
  RefusalServices;
