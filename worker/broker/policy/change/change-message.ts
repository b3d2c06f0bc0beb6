import * as v from "valibot";
import { messageChannels, messageStates } from "#shared/calls/order/order-message-fields.ts";
import { fresh } from "../../order/process/message-entry.ts";
import type { ChangeNews } from "./change-copy.ts";
import { changeNews } from "./change-copy.ts";
import type { PolicyChange } from "./change-record.ts";
import { PolicyChangeSchema } from "./change-record.ts";

/** What is told whom a change insures besides. */
export const insuredNews = "insured" as const;

/** A message as the object keeps it; what it says is written from the change when it is sent. */
export const ChangeMessageSchema = v.object({
  news: v.picklist([...changeNews, insuredNews]),
  channel: v.picklist(messageChannels),
  state: v.picklist(messageStates),
  isBare: v.boolean(),
  tries: v.number(),
  dueAt: v.number(),
  until: v.number(),
  /** What it tells of, as it stood then. */
  change: PolicyChangeSchema,
});
export type ChangeMessage = v.InferOutput<typeof ChangeMessageSchema>;

function newsOf(before: PolicyChange | undefined, { state }: PolicyChange): ChangeNews[] {
  if (before === undefined) return ["asked"];
  const news = changeNews.find((each) => each === state);
  return news === undefined || before.state === state ? [] : [news];
}

/** What a step leaves to be told, by SMS and e-mail; an adult whom it insures besides is told once, where they are reached. */
export const messagesOwed = (
  before: PolicyChange | undefined,
  change: PolicyChange,
  now: number,
): ChangeMessage[] =>
  newsOf(before, change).flatMap((news) => {
    const owed = { ...fresh(now), isBare: false, change };
    const { insuredChannel } = change;
    return [
      ...messageChannels.map((channel) => ({ ...owed, news, channel })),
      ...(news === "done" && insuredChannel !== undefined
        ? [{ ...owed, news: insuredNews, channel: insuredChannel } as const]
        : []),
    ];
  });

/** Where it is kept. */
export const keyOf = ({ news, channel, change }: ChangeMessage): string =>
  [change.changeId, news, channel].join(":");

/** Idempotency key at whoever sends it. */
export const dedupeKeyOf = (message: ChangeMessage): string =>
  keyOf(message) + (message.isBare ? ":bare" : "");
