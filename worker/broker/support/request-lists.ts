import type { DataOf } from "#shared/calls/call.ts";
import type { listRequestTypes } from "#shared/calls/support/list-request-types.ts";
import { ok } from "#shared/result.ts";
import type { Handler } from "../api/handler.ts";
import { supportCopy } from "./copy.ts";
import type { SupportServices } from "./services.ts";

type Answer = Handler<object, DataOf<typeof listRequestTypes>, SupportServices>;

const itemsOf = (words: Readonly<Record<string, string>>) =>
  Object.entries(words).map(([id, text]) => ({ text, id }));

export const answerListRequestTypes: Answer = async () => ok({ items: itemsOf(supportCopy.types) });

export const answerListRequestStatuses: Answer = async () =>
  ok({ items: itemsOf(supportCopy.statuses) });
