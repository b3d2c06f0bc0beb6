import type { RequestOf } from "#shared/calls/call.ts";
import type { countLanding } from "#shared/calls/campaign/count-landing.ts";
import { todayInIstanbul } from "#shared/format/date.ts";
import { ok } from "#shared/result.ts";
import type { Handler } from "../api/handler.ts";
import type { CampaignServices } from "./services.ts";

/** Counts a visitor who came from elsewhere; who it was is not asked. */
export const answerCountLanding: Handler<
  RequestOf<typeof countLanding>,
  object,
  CampaignServices
> = async ({ campaign }, { services }) => {
  const way = await services.store.campaigns.wayOf(campaign);
  await services.landings.count({ day: todayInIstanbul(services.now()), ...way });
  return ok({});
};
