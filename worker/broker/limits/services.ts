import type { BlindIndex } from "../crypto/blind-index.ts";
import type { RateRepository } from "./rate-repository.ts";
import type { QueryType } from "#shared/calls/verification.ts";

/** What limits are counted with. */
export interface LimitServices {
  readonly blindIndex: BlindIndex;
  readonly now: () => number;
  readonly store: {
    readonly rates: RateRepository;
    readonly provedPhones: {
      laneOf(visitor: string, phoneIndex: string, now: number): Promise<string | undefined>;
    };
    readonly verifications: {
      isVerified(
        visitor: string,
        phoneIndex: string,
        now: number,
        queryType?: QueryType,
      ): Promise<boolean>;
      hasAny(visitor: string, now: number): Promise<boolean>;
    };
  };
}
