import type { LoaderInput } from "#client/loader-input.ts";
import { getFirms } from "#shared/calls/reference/get-firms.ts";
import { claimFirmId } from "#shared/content/claim-href.ts";
import { productIds, productOf } from "#shared/products/catalogue.ts";

/** An insurer where a claim is told of. */
export interface ClaimFirm {
  /** As the address names it. */
  readonly id: string;
  readonly name: string;
  readonly phone: string;
  /** What it sells, each with the anchor of what to do and which papers are needed. */
  readonly lines: readonly { readonly name: string; readonly anchor: string }[];
}

/** Every insurer in the order of the service; none while it cannot be asked. */
export async function loadClaimFirms(
  api: LoaderInput["page"]["api"],
): Promise<readonly ClaimFirm[]> {
  const { data } = await api.call(getFirms, {});
  return (data?.firms ?? []).map(({ name, phone, branches }) => {
    const lines = productIds.flatMap((id) => {
      const { name: line, claimCase: anchor } = productOf(id);
      return anchor === undefined || !branches.includes(id) ? [] : [{ name: line, anchor }];
    });
    return { id: claimFirmId(name), name, phone, lines };
  });
}
