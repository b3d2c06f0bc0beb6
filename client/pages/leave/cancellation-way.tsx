import { Icon } from "#client/ui/icon.tsx";
import { Spinner } from "#client/ui/spinner.tsx";
import type { CancellationState } from "#shared/calls/policy/cancellation-fields.ts";
import { formatDate, formatDateTime } from "#shared/format/date.ts";
import { cancellationNumber } from "#shared/format/quote-number.ts";
import { leaveCopy } from "./copy.ts";
import type { Standing } from "./loader.server.ts";

type Cancellation = Standing["cancellation"];

/** Steps of the way, and the state by which each is come to. */
const way: readonly (readonly [keyof typeof leaveCopy.way, readonly CancellationState[]])[] = [
  ["asked", ["checking", "sending"]],
  ["paper", ["sending"]],
  ["sent", ["waiting", "refunding", "done", "refused"]],
  ["confirmed", ["refunding", "done"]],
  ["money", ["done"]],
];
const stopped: ReadonlySet<CancellationState> = new Set<CancellationState>([
  "refused",
  "withdrawn",
]);

/** Whether it has come to its end with the policy as it was. */
export const isStopped = (state: CancellationState): boolean => stopped.has(state);

/** From the wish to the money: what was done when, what is being done now, and what comes. */
export function CancellationWay({ cancellation }: { cancellation: Cancellation }) {
  const { state, steps, paper, groundLabel, cancellationId, endsOn } = cancellation;
  const { refundKurus, confirmedKurus } = cancellation;
  const cameTo = (states: readonly CancellationState[]) =>
    steps.find((step) => states.includes(step.state))?.at;
  // What the office has refused was never with the insurer.
  const reachedAt = (states: readonly CancellationState[]) =>
    states.includes("refused") && cameTo(["sending"]) === undefined ? undefined : cameTo(states);
  // What has come to its end with the policy as it was goes no further.
  const rows = way
    .filter(([name]) => name !== "paper" || paper !== undefined)
    .map(([name, states]) => ({ name, at: reachedAt(states) }))
    .filter(({ at }) => at !== undefined || !isStopped(state));
  const current = isStopped(state) ? -1 : rows.findIndex(({ at }) => at === undefined);
  return (
    <>
      <dl className="m-0">
        <Row label={leaveCopy.number}>{cancellationNumber(cancellationId)}</Row>
        <Row label={leaveCopy.ground}>{groundLabel}</Row>
        {isStopped(state) ? null : (
          <>
            <Row label={confirmedKurus === undefined ? leaveCopy.endsOn : leaveCopy.ended}>
              {formatDate(endsOn)}
            </Row>
            <Row label={state === "done" ? leaveCopy.cameBack : leaveCopy.comesBack}>
              {leaveCopy.lira(confirmedKurus ?? refundKurus)}
            </Row>
          </>
        )}
      </dl>
      <ol className="m-0 p-0 list-none flex flex-col gap-3">
        {rows.map(({ name, at }, index) => (
          <li
            key={name}
            aria-current={index === current ? "step" : undefined}
            className={`flex items-center gap-3 ${index === current ? "font-semibold" : at === undefined ? "text-muted" : ""}`}
          >
            {at !== undefined ? (
              <Icon name="i-lucide-check" className="text-lg text-success" />
            ) : index === current ? (
              <Spinner label="" />
            ) : (
              <Icon name="i-lucide-circle" className="text-lg" />
            )}
            <span className="flex-1">{leaveCopy.way[name]}</span>
            {at === undefined ? null : (
              <span className="text-sm text-muted tabular-nums">{formatDateTime(at)}</span>
            )}
          </li>
        ))}
      </ol>
    </>
  );
}

function Row({ label, children }: { label: string; children: string }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-4 py-1">
      <dt className="text-muted">{label}</dt>
      <dd className="m-0 font-medium tabular-nums">{children}</dd>
    </div>
  );
}
