import type { DurableObjectState } from "@cloudflare/workers-types";
import * as v from "valibot";
import { describeError } from "#shared/describe-error.ts";
import { log } from "../log.ts";
import type { CampaignServices } from "./services.ts";
import { LandingSchema } from "./touch.ts";

const CountSchema = v.object({ ...LandingSchema.entries, amount: v.number() });

const prefix = "count:";
/** How long a landing may be unknown to the database. */
const mirrorAfterMs = 2000;
const retryMs = 60_000;
/** Nothing is counted any more of a day that has been over for so long. */
const restMs = 2 * 86_400_000;

/**
 * Landings of one day, by the ways in which visitors came: a row for each, of registered campaigns and of nobody in
 * particular. A count is kept before it is answered, and told to the database soon after, as it stands.
 *
 * Storage: `count:<way>`, and the alarm.
 */
export class LandingCounter {
  readonly #storage: DurableObjectState["storage"];
  readonly #services: CampaignServices;

  constructor(state: DurableObjectState, services: CampaignServices) {
    this.#storage = state.storage;
    this.#services = services;
  }

  async fetch(request: Request): Promise<Response> {
    const landing = v.parse(LandingSchema, await request.json());
    const { origin, source, medium, campaign } = landing;
    const key = prefix + JSON.stringify([origin, source, medium, campaign]);
    const known = v.safeParse(CountSchema, await this.#storage.get(key));
    const amount = (known.success ? known.output.amount : 0) + 1;
    await this.#storage.put(key, { ...landing, amount });
    const alarm = await this.#storage.getAlarm();
    const soon = this.#services.now() + mirrorAfterMs;
    if (alarm === null || alarm > soon) await this.#storage.setAlarm(soon);
    return new Response(null, { status: 204 });
  }

  async alarm(): Promise<void> {
    const { store, now } = this.#services;
    const stored = await this.#storage.list({ prefix });
    const counts = [...stored.values()].map((count) => v.parse(CountSchema, count));
    const [first] = counts;
    if (first === undefined) return;
    const restAt = Date.parse(`${first.day}T00:00:00+03:00`) + restMs;
    try {
      const rows = counts.map(({ day: _day, ...row }) => row);
      await store.campaigns.keepLandings(first.day, rows);
      if (now() < restAt) await this.#storage.setAlarm(restAt);
      else await this.#storage.deleteAll();
    } catch (error) {
      log("warn", "landings-not-kept", describeError(error));
      await this.#storage.setAlarm(now() + retryMs);
    }
  }
}
