import type { DataOf, RequestOf } from "#shared/calls/call.ts";
import type { checkKeys } from "#shared/calls/housekeeping/check-keys.ts";
import type { getSales } from "#shared/calls/housekeeping/get-sales.ts";
import { ok } from "#shared/result.ts";
import { alert } from "../log.ts";
import type { Handler } from "../api/handler.ts";
import type { KeyCanary } from "./key-canary-repository.ts";
import type { HousekeepingServices } from "./services.ts";

const context = "key_canaries.value";
const indexName = "INDEX_KEY";
const dataName = (keyId: string) => `DATA_KEYS.${keyId}`;

/** Puts a value into the database for each secret that writes there now and has none yet. */
async function addMissing(
  known: readonly KeyCanary[],
  services: HousekeepingServices,
): Promise<void> {
  const { vault, blindIndex, store, now, env } = services;
  const createdAt = now();
  const name = dataName(env.vars.DATA_KEYS.current);
  const isKnown = (wanted: string) => known.some((canary) => canary.name === wanted);
  if (isKnown(name) && isKnown(indexName)) return;
  await store.keyCanaries.add([
    { name, value: await vault.seal(context, name), createdAt },
    { name: indexName, value: await blindIndex.of("canary", indexName), createdAt },
  ]);
}

/** Whether the present secret still is what wrote a canary. */
function fits(
  { name, value }: KeyCanary,
  { vault, blindIndex }: HousekeepingServices,
): Promise<boolean> {
  if (name === indexName) {
    return blindIndex.of("canary", indexName).then((index) => index === value);
  }
  return vault.open(context, value).then(
    (opened) => opened === name,
    () => false,
  );
}

/** Whether anything can be sold. */
export const answerGetSales: Handler<
  RequestOf<typeof getSales>,
  DataOf<typeof getSales>,
  HousekeepingServices
> = async (_input, { services }) => ok({ isStopped: services.env.lacks.length > 0 });

/** Names the secrets that do not open what the database holds; keys that were taken out of the ring among them. */
export const answerCheckKeys: Handler<
  RequestOf<typeof checkKeys>,
  DataOf<typeof checkKeys>,
  HousekeepingServices
> = async (_input, { services }) => {
  const known = await services.store.keyCanaries.list();
  await addMissing(known, services);
  const fitting = await Promise.all(known.map((canary) => fits(canary, services)));
  const unfit = known.flatMap(({ name }, index) => (fitting[index] ? [] : [name]));
  for (const name of unfit) alert("keys-unfit", { name });
  return ok({
    unfit,
    lacks: services.env.lacks.map(({ name }) => name),
  });
};
