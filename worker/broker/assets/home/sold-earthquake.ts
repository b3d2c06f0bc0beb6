import { todayInIstanbul } from "#shared/format/date.ts";
import { policyPeriod } from "../../lines/policy-period.ts";
import type { Search } from "../asset-side.ts";
import type { AssetServices } from "../services.ts";

/** Two years and the sixty days that a policy may be wanted ahead: what is older has ended long ago. */
const knownForMs = 800 * 86_400_000;

/**
 * The last day of the newest compulsory earthquake policy that this phone has bought here for a home; undefined when there
 * is none. The pool's register does not know it at once.
 */
export async function soldDaskEnd(
  uavtCode: string,
  { phoneIndex, now }: Pick<Search, "phoneIndex" | "now">,
  { store }: Pick<AssetServices, "store">,
): Promise<string | undefined> {
  const sold = await store.soldQuotes.open(phoneIndex, "dask", now - knownForMs);
  const ends = sold.flatMap(({ request, issuedAt }) => {
    if (request.productId !== "dask") return [];
    if (request.insured[0].uavtCode !== uavtCode) return [];
    return [todayInIstanbul(policyPeriod(request, issuedAt).endsAt)];
  });
  return ends.toSorted().at(-1);
}
