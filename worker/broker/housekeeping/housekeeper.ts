import type { DurableObjectState } from "@cloudflare/workers-types";
import { describeError } from "#shared/describe-error.ts";
import { isComing, nextDailyWork } from "./daily-work.ts";
import { log } from "../log.ts";
import type { Services } from "../services.ts";

const retryMs = 600_000;

/**
 * The daily work of an installation: deletes what is kept no longer. One object, driven by its own alarm, each of which
 * sets the next: after a time without a server the work is done when there is one again.
 *
 * Storage: the alarm alone.
 */
export class Housekeeper {
  readonly #storage: DurableObjectState["storage"];
  readonly #services: Services;

  constructor(state: DurableObjectState, services: Services) {
    this.#storage = state.storage;
    this.#services = services;
  }

  /** Makes sure that the work will be done; at once when it is not known to be coming. */
  async fetch(): Promise<Response> {
    const now = this.#services.now();
    if (!isComing(await this.#storage.getAlarm(), now)) await this.#storage.setAlarm(now);
    return new Response(null, { status: 204 });
  }

  async alarm(): Promise<void> {
    const { store, now } = this.#services;
    // Set before the work, so that a killed object does it soon again.
    await this.#storage.setAlarm(now() + retryMs);
    try {
      await store.deleteExpired(now());
      await this.#storage.setAlarm(nextDailyWork(now()));
    } catch (error) {
      log("error", "daily-work-failed", describeError(error));
    }
  }
}
