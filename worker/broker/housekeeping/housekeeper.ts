import type { DurableObjectState } from "@cloudflare/workers-types";
import { describeError } from "#shared/describe-error.ts";
import { alert } from "../log.ts";
import { returnLateMoney, sweepOrders } from "../order/sweep-orders.ts";
import { sweepEndorsements } from "../policy/sweep-endorsements.ts";
import { isReconciling, reconcile } from "../reconciliation/reconcile.ts";
import { fetchRefusals } from "../consent/fetch-refusals.ts";
import { reportPermissions } from "../consent/report-permissions.ts";
import { sendReminders } from "../reminder/send-reminders.ts";
import { isComing, nextDailyWork } from "../domain/daily-work.ts";
import { wakeBy } from "./housekeeper-client.ts";
import type { HousekeepingServices } from "./services.ts";

const retryMs = 600_000;

/**
 * What an installation does by the clock: it deletes what is kept no longer, looks at orders that should be at rest and are
 * not, and gives late money back, every day and whenever it wakes; it compares orders with the records of bank and insurers
 * once a day, some at each alarm; it sends reminders when they are due, and tells the
 * consent register of permissions for advertising, which it asks before what was forbidden there. One object, driven by its own alarm, each of which
 * sets the next: after a time without a server the work is done when there is one again.
 *
 * Storage: the alarm alone.
 */
export class Housekeeper {
  readonly #storage: DurableObjectState["storage"];
  readonly #services: HousekeepingServices;
  /** Whether the parts of a reconciliation that follow each other began with the rest of the work, in this instance. */
  #isContinuing = false;
  /** By when the work was asked for since the one under way began, epoch ms: for that one it may have come too late. */
  #wantedBy = Number.POSITIVE_INFINITY;

  constructor(state: DurableObjectState, services: HousekeepingServices) {
    this.#storage = state.storage;
    this.#services = services;
  }

  /** Makes sure that the work will be done; at once when it is not known to be coming. */
  async fetch(request: Request): Promise<Response> {
    const now = this.#services.now();
    const alarm = await this.#storage.getAlarm();
    const asked = Number(new URL(request.url).searchParams.get(wakeBy) ?? Number.POSITIVE_INFINITY);
    const isSure = isComing(alarm, now);
    const by = isSure ? asked : now;
    this.#wantedBy = Math.min(this.#wantedBy, by);
    if (!isSure || by < Number(alarm)) await this.#storage.setAlarm(Math.max(by, now));
    return new Response(null, { status: 204 });
  }

  async alarm(): Promise<void> {
    const { store, now } = this.#services;
    this.#wantedBy = Number.POSITIVE_INFINITY;
    // Set before the work, so that a killed object does it soon again.
    await this.#storage.setAlarm(now() + retryMs);
    try {
      const due = [
        // What was forbidden since is known before anything leaves.
        await fetchRefusals(this.#services),
        await sendReminders(this.#services),
        await reportPermissions(this.#services),
      ].map((at) => at ?? Number.POSITIVE_INFINITY);
      // What a reconciliation in parts wakes for again is its next part alone; one that a crash has cut short begins anew.
      if (!this.#isContinuing || !(await isReconciling(this.#services))) {
        await store.deleteExpired(now());
        await returnLateMoney(this.#services);
        await sweepOrders(this.#services);
        await sweepEndorsements(this.#services);
      }
      const isMore = await reconcile(this.#services);
      this.#isContinuing = isMore;
      const next = Math.min(isMore ? now() : nextDailyWork(now()), this.#wantedBy, ...due);
      await this.#storage.setAlarm(Math.max(next, now() + 1000));
    } catch (error) {
      alert("daily-work-failed", describeError(error));
    }
  }
}
