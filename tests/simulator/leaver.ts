import { addDays, todayInIstanbul } from "#shared/format/date.ts";
import { groundsOf } from "#worker/broker/lines/leaving/leaving.ts";
import type { Cancellation } from "#worker/broker/policy/cancellation/cancellation-record.ts";
import { isOver } from "#worker/broker/policy/cancellation/cancellation-record.ts";
import {
  leaveOf,
  soldPolicy,
  standingPolicy,
  withChanges,
} from "#worker/broker/policy/left-policy.ts";
import type { Services } from "#worker/broker/services.ts";
import type { Bought } from "./bought.ts";
import { patiently } from "./bought.ts";
import { endChange } from "./changer.ts";
import type { Market } from "./market.ts";

const hour = 3_600_000;
const leavingShare = 0.4;
const disputedShare = 0.03;
/** Whoever leaves looks at the page so often at most. */
const mostLooks = 40;

/** Asks for the end of a policy, as its page does once the code is typed; undefined where no ground is open, or a change is under way. */
async function ask(bought: Bought, { world }: Market, services: Services) {
  const { cancellations, now } = services;
  const owned = await standingPolicy(bought.quoteId, services);
  if (owned === undefined) return undefined;
  const open = groundsOf(owned.left, now()).filter(({ closed }) => closed === undefined);
  if (open.length === 0) return undefined;
  const { id: ground } = world.random.pick(open);
  const eventDay = addDays(todayInIstanbul(now()), -Math.floor(world.random.between(0, 3)));
  const left = leaveOf(owned, { ground, eventDay }, now());
  if (!left.ok || !(await endChange(bought, services))) return undefined;
  const sold = await soldPolicy(owned, services);
  if (sold === undefined) return undefined;
  const base = withChanges(sold, owned.changes);
  const { endsOn, refundKurus } = left.value.refund;
  const { needsPaper } = left.value.standing.row;
  const [pageUrl, shortUrl] = ["http://site.test/police", "http://site.test/k"];
  const how = { ground, hasClaim: false, needsPaper, endsOn, refundKurus, pageUrl, shortUrl };
  return (await cancellations.ask({ ...base, ...how })).cancellation;
}

/** Some leave what they have bought, from two devices at once as well, take it back, and ask again. */
export async function leave(bought: Bought, market: Market, services: Services): Promise<void> {
  const { world } = market;
  const { random } = world;
  if (!random.chance(leavingShare)) return;
  await world.sleep(random.between(0, 12 * hour));
  const asked = () => patiently(market, () => ask(bought, market, services));
  const [first] = await Promise.all(random.chance(0.3) ? [asked(), asked()] : [asked()]);
  if (first === undefined) return;
  if (random.chance(0.15)) {
    await world.sleep(random.between(0, random.chance(0.5) ? 5000 : hour));
    const { orderId } = bought;
    await services.cancellations.withdraw(orderId).catch(() => undefined);
    if (random.chance(0.5)) await asked();
  }
  await follow(bought, market, services);
}

/** Does what the page asks for until it has come to its end. */
async function follow(bought: Bought, market: Market, services: Services): Promise<void> {
  const { world } = market;
  const { cancellations } = services;
  for (let looks = 0; looks < mostLooks; looks++) {
    await world.sleep(world.random.between(1000, 2 * hour));
    const { cancellation } = await cancellations
      .status(bought.orderId)
      .catch(() => ({ cancellation: undefined }));
    if (cancellation === undefined) continue;
    if (isOver(cancellation)) return;
    // What was in vain is done at the next look.
    await comply(cancellation, services).catch(() => undefined);
  }
}

async function comply(
  { orderId, cancellationId, state, hasAccount }: Cancellation,
  { store, cancellations }: Services,
): Promise<void> {
  if (state === "paper-wanted") await cancellations.takePaper(orderId);
  if (state !== "by-hand" || hasAccount) return;
  await store.cancellations.keepAccount(cancellationId, "TR330006100519786457841326");
  await cancellations.takeAccount(orderId);
}

/** Some have their bank take the money back, in whole or in part. */
export async function dispute(paymentId: string, { world, bank }: Market): Promise<void> {
  const { random } = world;
  if (!random.chance(disputedShare)) return;
  await world.sleep(random.between(0, 12 * hour));
  const { takenKurus, returnedKurus } = bank.payments.get(paymentId)!;
  const left = takenKurus - returnedKurus;
  if (left > 0) bank.chargeBack(paymentId, Math.ceil(left * random.pick([0.3, 1])));
}
