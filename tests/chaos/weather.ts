import { insurerProfiles } from "#worker/broker/insurers/registry.ts";
import type { Fault, Iyzico, Step } from "#tests/iyzico-server.ts";
import type { MessageServices, Mood } from "#tests/message-services.ts";
import type { Random } from "./random.ts";

/** What the payment service may do wrong at any step. */
const anyFault: readonly Fault[] = [
  "drop",
  "drop-after",
  "500",
  "html",
  "truncated",
  "bad-signature",
  "other-amount",
  "other-order",
  "twice",
  "silence",
];
const movesMoney: readonly Fault[] = [...anyFault, "drop-after", "late", "late", "refuse"];
/** How often, and what, by step. */
const bankFaults: Readonly<Record<Step, readonly [share: number, kinds: readonly Fault[]]>> = {
  initialize: [0.15, anyFault],
  auth: [0.35, movesMoney],
  detail: [0.15, anyFault],
  report: [0.3, anyFault],
  day: [0.3, ["drop", "500", "html", "truncated", "silence"]],
  refund: [0.5, movesMoney],
};
const moods: readonly Mood[] = ["fails", "drops", "drops-after", "drops-after", "silent"];
/** What nobody answers holds up a short run for longer than it lasts. */
const holdsUp = new Set<string>(["silence", "silent"]);

export interface WeatherOptions {
  readonly iyzico: Iyzico;
  readonly services: MessageServices;
  readonly random: Random;
  /** Whether there is time for services that say nothing. */
  readonly hasSilence: boolean;
  /** Told of every fault that is met. */
  count(kind: string): void;
}

/** Faults of everything an order rests on, each call for itself. */
export function createWeather({ iyzico, services, hasSilence, count, ...options }: WeatherOptions) {
  const [ofBank, ofMessages, ofInsurers] = [1, 2, 3].map(() => options.random.fork()) as [
    Random,
    Random,
    Random,
  ];
  const possible = <T extends string>(kinds: readonly T[]) =>
    kinds.filter((kind) => hasSilence || !holdsUp.has(kind));
  const counted = <T extends string>(where: string, kind: T): T => {
    count(`${where}: ${kind}`);
    return kind;
  };
  return {
    /** From now on services misbehave. */
    begin(): void {
      iyzico.misbehave((step) => {
        const [share, kinds] = bankFaults[step];
        if (!ofBank.chance(share)) return undefined;
        return counted(`bank, ${step}`, ofBank.pick(possible(kinds)));
      });
      services.misbehave((channel) => {
        if (ofMessages.chance(0.05)) return counted(channel, "refuses");
        return ofMessages.chance(0.35)
          ? counted(channel, ofMessages.pick(possible(moods)))
          : undefined;
      });
    },
    /** `INSURER_SETTINGS` of the next start: some insurers fail, some have changed their price. */
    settings(): string {
      const chosen = (share: number) => insurerProfiles.filter(() => ofInsurers.chance(share));
      const outages = chosen(0.2).map(({ id }) => {
        const kind = ofInsurers.pick(possible(["error", "silent", "error"] as const));
        return [id, counted("insurer", kind)];
      });
      const repricing = chosen(0.1).map(({ id }) => {
        count("insurer: other price");
        return [id, 1.05];
      });
      return JSON.stringify({
        speed: ofInsurers.pick([0, 0, 0.03, 0.1]),
        waitSeconds: 2,
        outages: Object.fromEntries(outages) as object,
        repricing: Object.fromEntries(repricing) as object,
      });
    },
    /** From now on everything works, and what was late is done. */
    clear(): void {
      iyzico.heal();
      iyzico.catchUp();
      services.misbehave(undefined);
    },
  };
}
