import type { BrokerEnv } from "../../env.ts";
import type { Source } from "../../insurers/source.ts";
import type { ActivityRepository, AnsweredAt } from "../../quote/activity-repository.ts";
import type { ListRepository } from "../../reconciliation/list-repository.ts";
import type { ReconciliationRepository } from "../../reconciliation/reconciliation-repository.ts";
import type { StatusRepository } from "./status-repository.ts";

const hourMs = 3_600_000;
/** Of how many quotes, the newest of the hour, answers are counted. */
const mostQuotes = 200;
/** After so long without a run the daily reconciliation is missed. */
const reconciledWithinMs = 26 * hourMs;

export interface StatusServices {
  readonly now: () => number;
  readonly sources: readonly Source[];
  readonly env: Pick<
    BrokerEnv,
    "vars" | "notification" | "payment" | "lacks" | "configured" | "version"
  >;
  readonly store: {
    readonly activity: Pick<ActivityRepository, "answeredSince">;
    readonly status: StatusRepository;
    readonly lists: Pick<ListRepository, "states" | "strays">;
    readonly reconciliation: Pick<ReconciliationRepository, "newest">;
  };
}

/** What one source of offers did in the last hour, quote by quote; times in milliseconds, null where it has not answered. */
export interface SourceStatus {
  readonly id: string;
  readonly name: string;
  readonly answered: number;
  readonly failed: number;
  readonly silent: number;
  readonly medianMs: number | null;
  readonly slowestMs: number | null;
}

const answers: ReadonlySet<string> = new Set(["offer", "decline"]);

export function sourceStatus(
  { id, name }: Pick<Source, "id" | "name">,
  quotes: readonly AnsweredAt[],
): SourceStatus {
  const times: number[] = [];
  const counts = { answered: 0, failed: 0, silent: 0 };
  for (const { createdAt, deadline, answers: all } of quotes) {
    const own = all.filter(({ sourceId }) => sourceId === id);
    // What came later answers another question: the quote was priced once more when the office accepted a paper.
    const came = own
      .filter(({ state, answeredAt }) => answers.has(state) && answeredAt <= deadline)
      .map(({ answeredAt }) => answeredAt - createdAt);
    if (came.length > 0) times.push(Math.min(...came));
    if (own.some(({ state }) => state === "failed")) counts.failed += 1;
    else if (own.some(({ state }) => state === "timeout")) counts.silent += 1;
    else if (own.length > 0) counts.answered += 1;
  }
  times.sort((one, other) => one - other);
  return {
    id,
    name,
    ...counts,
    medianMs: times[Math.floor(times.length / 2)] ?? null,
    slowestMs: times.at(-1) ?? null,
  };
}

/** How things stand, from what is stored alone: for whoever is on call, and as JSON for a monitor. */
export async function readStatus({ now, sources, env, store }: StatusServices) {
  const at = now();
  const [quotes, overdue, attention, policies, silentRegistries, ledger, lists, strays, run] =
    await Promise.all([
      store.activity.answeredSince(at - hourMs, mostQuotes),
      store.status.overdue(at),
      store.status.attention(),
      store.status.endorsements(),
      store.status.silentRegistries(at - hourMs),
      store.status.ledger(),
      store.lists.states(),
      store.lists.strays(),
      store.reconciliation.newest(),
    ]);
  const { refunding, late, ...orders } = attention;
  const unanswered = lists.filter(({ state }) => state === "unanswered").map(({ list }) => list);
  const insurers = sources.map((source) => sourceStatus(source, quotes));
  const facts = {
    at: new Date(at).toISOString(),
    environment: env.vars.ENVIRONMENT,
    version: env.version ?? null,
    quotes: quotes.length,
    insurers,
    providers: {
      payment: { name: env.payment?.PAYMENT_PROVIDER ?? null, refunding },
      messages: { name: env.notification?.NOTIFICATION_PROVIDER ?? null, late },
      registries: { silent: silentRegistries },
      /** Lists by day that were asked for and did not come. */
      unanswered,
    },
    overdue,
    orders: { ...orders, strays: strays.length },
    policies,
    reconciliation: run ?? null,
    ledger,
    lacks: env.lacks.map(({ name }) => name),
    configuration: env.configured,
  };
  const troubles = [
    ...(facts.lacks.length > 0 ? ["sales-stopped"] : []),
    ...insurers.flatMap(({ id, answered, failed, silent }) =>
      answered === 0 && failed + silent > 0 ? [`insurer:${id}`] : [],
    ),
    ...(unanswered.length > 0 ? ["lists"] : []),
    ...Object.entries(overdue).flatMap(([name, n]) => (n > 0 ? [`overdue:${name}`] : [])),
    ...Object.entries(facts.orders).flatMap(([name, n]) => (n > 0 ? [`orders:${name}`] : [])),
    ...(policies.stuck > 0 ? ["policies:stuck"] : []),
    ...(run !== undefined && run.startedAt < at - reconciledWithinMs ? ["reconciliation"] : []),
    ...(ledger.faults > 0 ? ["ledger"] : []),
  ];
  return { status: troubles.length === 0 ? "well" : "look", troubles, ...facts };
}

export type Status = Awaited<ReturnType<typeof readStatus>>;
