import type { DataOf } from "#shared/calls/call.ts";
import type { getActivity } from "#shared/calls/quote/get-activity.ts";
import { ok } from "#shared/result.ts";
import type { Handler } from "../api/handler.ts";
import { activityDays, summarizeActivity } from "./activity.ts";
import type { QuoteServices } from "./services.ts";

const dayMs = 86_400_000;

export const answerGetActivity: Handler<object, DataOf<typeof getActivity>, QuoteServices> = async (
  _input,
  { services: { store, now } },
) => {
  const answered = await store.activity.since(now() - activityDays * dayMs);
  const { firmsToday, firstOfferMs } = summarizeActivity(answered, now());
  return ok({ firmsToday, firstOfferMs: firstOfferMs && Math.round(firstOfferMs) });
};
