import { describeError } from "#shared/describe-error.ts";
import type { Bought } from "../assets/bought.ts";
import { boughtOf } from "../assets/bought.ts";
import type { QuoteRequest } from "../lines/request.ts";
import { log } from "../log.ts";
import type { Asset, AssetRepository } from "./asset-repository.ts";

type Marked = Pick<Asset, "kind" | "plate" | "uavtCode" | "nationalNumber" | "microchip">;

/** By what two that are kept are the same; undefined where nothing tells them apart. */
const markOf = ({ plate, uavtCode, nationalNumber, microchip }: Marked): string | undefined =>
  plate ?? uavtCode ?? nationalNumber ?? microchip;

/** Whether two are the same vehicle, home, person or pet. */
export const isSame = (one: Marked, other: Marked): boolean =>
  one.kind === other.kind && markOf(one) !== undefined && markOf(one) === markOf(other);

/** A policy that a member has bought, and until when it runs (epoch ms). */
export interface BoughtPolicy {
  readonly memberId: string;
  readonly request: QuoteRequest;
  readonly endsAt: number;
}

/** What that takes. */
interface Keeping {
  readonly store: { readonly assets: AssetRepository };
  readonly randomUuid: () => string;
  readonly now: () => number;
}

/**
 * Keeps what a member has bought a policy for, with the policy; what is kept already stays as the member calls it. A policy
 * stands whether or not this does.
 */
export async function keepBought(bought: BoughtPolicy, services: Keeping): Promise<void> {
  try {
    for (const one of boughtOf(bought.request)) await keepOne(one, bought, services);
  } catch (error) {
    log("warn", "bought-not-kept", describeError(error));
  }
}

/** Takes an ended policy from what its member keeps; one of the same line that was bought since stays. */
export async function forgetEnded(ended: BoughtPolicy, services: Keeping): Promise<void> {
  const { memberId, request, endsAt } = ended;
  const { assets } = services.store;
  const isEnded = (policy: Asset["policies"][number]) =>
    policy.productId === request.productId && policy.endsAt === endsAt;
  try {
    for (const one of boughtOf(request)) {
      const known = (await assets.list(memberId)).find((asset) => isSame(asset, one));
      if (known === undefined || !known.policies.some(isEnded)) continue;
      const policies = known.policies.filter((policy) => !isEnded(policy));
      await assets.change({ ...known, policies }, memberId, services.now());
    }
  } catch (error) {
    log("warn", "ended-not-forgotten", describeError(error));
  }
}

async function keepOne(
  bought: Bought,
  { memberId, request: { productId }, endsAt }: BoughtPolicy,
  { store: { assets }, randomUuid, now }: Keeping,
): Promise<void> {
  const known = (await assets.list(memberId)).find((asset) => isSame(asset, bought));
  const others = (known?.policies ?? []).filter((policy) => policy.productId !== productId);
  const policies = [...others, { productId, endsAt }];
  if (known === undefined) {
    await assets.add({ ...bought, policies, assetId: randomUuid() }, memberId, now());
  } else {
    await assets.change({ ...bought, ...known, policies }, memberId, now());
  }
}
