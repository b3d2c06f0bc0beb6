import type { OrderServices } from "../order/services.ts";
import type { CancellationRepository } from "./cancellation-repository.ts";
import type { Cancellations } from "./cancellation/cancellation-client.ts";
import type { PolicyChanges } from "./change/change-client.ts";
import type { PolicyChangeRepository } from "./change/change-repository.ts";

/** What issued policies are shown, changed and left with. */
export type PolicyServices = {
  readonly cancellations: Cancellations;
  readonly policyChanges: PolicyChanges;
  readonly store: {
    readonly cancellations: CancellationRepository;
    readonly policyChanges: PolicyChangeRepository;
  };
} & OrderServices;
