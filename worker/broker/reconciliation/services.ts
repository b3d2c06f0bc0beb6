import type { ListRepository } from "./list-repository.ts";
import type { ReconciliationRepository } from "./reconciliation-repository.ts";
import type { OrderServices } from "../order/services.ts";

/** What the books are compared with. */
export type ReconciliationServices = {
  readonly store: {
    readonly lists: ListRepository;
    readonly reconciliation: ReconciliationRepository;
  };
} & OrderServices;
