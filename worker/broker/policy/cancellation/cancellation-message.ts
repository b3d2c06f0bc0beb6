import * as v from "valibot";
import { messageChannels, messageStates } from "#shared/calls/order/order-message-fields.ts";
import { fresh } from "../../order/process/message-entry.ts";
import type { Cancellation } from "./cancellation-record.ts";

/** What whoever leaves a policy is told of, each by SMS and e-mail. */
export const cancellationNews = [
  "asked",
  "paper-wanted",
  "ended",
  "by-hand",
  "returned",
  "refused",
  "withdrawn",
] as const;
export type CancellationNews = (typeof cancellationNews)[number];

/** A message as the object keeps it; what it says is written from the cancellation when it is sent. */
export const CancellationMessageSchema = v.object({
  news: v.picklist(cancellationNews),
  /** How often the same news has come before, as a paper may be asked for twice. */
  round: v.number(),
  channel: v.picklist(messageChannels),
  /** Of somebody insured beside who bought the policy: whose, among their contacts. */
  row: v.exactOptional(v.number()),
  state: v.picklist(messageStates),
  isBare: v.boolean(),
  tries: v.number(),
  dueAt: v.number(),
  until: v.number(),
  /** What it tells of, as it stood then. */
  cancellation: v.unknown(),
});
export type CancellationMessage = v.InferOutput<typeof CancellationMessageSchema>;

/** The news of a state, where it is any. */
function newsOf(before: Cancellation | undefined, now: Cancellation): CancellationNews[] {
  if (before === undefined) return ["asked"];
  if (before.state === now.state) return [];
  switch (now.state) {
    case "refunding":
      return ["ended"];
    case "done":
      return before.cancelledOn === undefined ? ["ended"] : ["returned"];
    case "paper-wanted":
    case "by-hand":
    case "refused":
    case "withdrawn":
      return [now.state];
    default:
      return [];
  }
}

/** What a step leaves to be told. */
export function newsOwed(
  before: Cancellation | undefined,
  cancellation: Cancellation,
  now: number,
): CancellationMessage[] {
  return newsOf(before, cancellation).flatMap((news) => {
    const round = cancellation.steps.filter(({ state }) => state === news).length;
    const start = { ...fresh(now), news, round, isBare: false, cancellation };
    const { informs = [] } = cancellation;
    return [
      ...messageChannels.map((channel) => ({ ...start, channel })),
      ...(news === "ended" ? informs : []).map((channel, row) => ({ ...start, channel, row })),
    ];
  });
}

/** Idempotency key at whoever sends it, and where it is kept. */
export const newsKeyOf = (
  { news, round, channel, row, isBare }: CancellationMessage,
  cancellationId: string,
): string =>
  [
    cancellationId,
    news,
    round,
    channel,
    ...(row === undefined ? [] : [row]),
    ...(isBare ? ["bare"] : []),
  ].join(":");
