import type { BlindIndex } from "../crypto/blind-index.ts";
import type { BrokerEnv } from "../env.ts";

/** What it takes to know who calls, and to log it. */
export interface ApiServices {
  readonly blindIndex: BlindIndex;
  readonly env: BrokerEnv;
  readonly now: () => number;
  readonly store: {
    readonly rates: {
      /** Counts an event and yields how many there were since. */
      tally(what: string, now: number, since: number): Promise<number>;
    };
    readonly sessions: {
      touch(
        sessionIndex: string,
        now: number,
      ): Promise<{ readonly memberId: string; readonly isOneTime: boolean } | undefined>;
    };
  };
}
