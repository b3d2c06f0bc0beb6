import { sealChange } from "#worker/broker/policy/change/change-content.ts";
import type { PolicyChange } from "#worker/broker/policy/change/change-record.ts";
import { isOver, isUnderWay } from "#worker/broker/policy/change/change-record.ts";
import { paymentsOf, soldPolicy, standingPolicy } from "#worker/broker/policy/left-policy.ts";
import type { Services } from "#worker/broker/services.ts";
import type { Bought } from "./bought.ts";
import { patiently } from "./bought.ts";
import type { Market } from "./market.ts";

const hour = 3_600_000;
const changingShare = 0.25;
const mostLooks = 30;

/** The newest change of a policy, where its object answers. */
const newest = ({ orderId }: Bought, { policyChanges }: Services) =>
  policyChanges.status(orderId).then(
    (standing) => standing.change,
    () => undefined,
  );

/** Asks for a change with a difference, as its page does once the code is typed; undefined where nothing of the policy is changed. */
async function ask(bought: Bought, { world }: Market, services: Services) {
  const owned = await standingPolicy(bought.quoteId, services);
  if (owned === undefined || owned.isLeft) return undefined;
  const sold = await soldPolicy(owned, services);
  if (sold === undefined) return undefined;
  const { random } = world;
  const share = random.pick([-0.2, -0.05, 0, 0.1, 0.5]);
  const differenceKurus = Math.round(sold.grossKurus * share);
  const contentSealed = await sealChange(services.vault, {
    values: [["document", "KL 654321"]],
    rows: [{ label: "Ruhsat belge no", before: "AB 123456", after: "KL 654321" }],
  });
  const cost = { differenceKurus, acceptedKurus: sold.grossKurus + differenceKurus };
  const [pageUrl, shortUrl] = ["http://site.test/bilgiler", "http://site.test/k"];
  const how = { kind: "registration", issuedAt: owned.policy.issuedAt, contentSealed } as const;
  const payments = paymentsOf(sold, owned.changes);
  const wanted = { ...sold, payments, ...how, ...cost, pageUrl, shortUrl };
  return (await services.policyChanges.ask(wanted)).change;
}

/** Some change what they have bought, pay for it with one card or another, leave it unpaid, or take it back. */
export async function change(bought: Bought, market: Market, services: Services): Promise<void> {
  const { world } = market;
  const { random } = world;
  if (!random.chance(changingShare)) return;
  await world.sleep(random.between(0, 12 * hour));
  const asked = await patiently(market, () => ask(bought, market, services));
  if (asked === undefined) return;
  for (let looks = 0; looks < mostLooks; looks++) {
    await world.sleep(random.between(1000, hour));
    const known = await newest(bought, services);
    if (known === undefined) continue;
    if (isOver(known)) return random.chance(0.5) ? change(bought, market, services) : undefined;
    if (known.state !== "unpaid" && known.state !== "paying") continue;
    if (random.chance(0.1)) return;
    const act = random.chance(0.1) ? services.policyChanges.withdraw(bought.orderId) : undefined;
    await (act ?? pay(known, market, services)).catch(() => undefined);
  }
}

async function pay(
  { orderId, quoteId }: PolicyChange,
  { world, bank }: Market,
  { policyChanges, store }: Services,
): Promise<void> {
  const { random } = world;
  if (await store.cancellations.isLeft(quoteId)) return;
  const card = { number: "4111111111110001", holder: "Deneme", expiry: "12/30", cvc: "123" };
  const payment = { card, ip: "198.51.100.7", returnUrl: "http://site.test/odeme/donus" };
  const start = () => policyChanges.pay(orderId, payment);
  const [led] = await Promise.all(random.chance(0.2) ? [start(), start()] : [start()]);
  const paymentId = led?.change?.charge?.paymentId;
  if (paymentId === undefined) return;
  await world.sleep(random.between(0, random.chance(0.1) ? hour : 120_000));
  if (bank.answer(paymentId, random.chance(0.85)) && random.chance(0.8)) {
    await policyChanges.look(orderId);
  }
}

/** Before a policy is left: what is not paid is taken back; false where money is on its way. */
export async function endChange(bought: Bought, services: Services): Promise<boolean> {
  const row = await services.store.policyChanges.newestOf(bought.orderId);
  const known = row && (await services.policyChanges.status(bought.orderId)).change;
  if (known === undefined || !isUnderWay(known)) return true;
  if (known.state !== "unpaid") return false;
  await services.policyChanges.withdraw(bought.orderId);
  return true;
}
