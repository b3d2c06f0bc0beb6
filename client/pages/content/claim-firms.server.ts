import type { LoaderInput } from "#client/loader-input.ts";
import { getFirms } from "#shared/calls/reference/get-firms.ts";
import { claimFirmId } from "#shared/content/claim-href.ts";
import { claimCases } from "#shared/lines/claim-cases.ts";
import { productOf } from "#shared/lines/catalogue.ts";
import { lineIds } from "#shared/lines/registry.ts";

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
    const sold = lineIds.filter((id) => branches.includes(id));
    const lines = sold.map((id) => ({ name: productOf(id).name, anchor: claimCases[id] }));
    return { id: claimFirmId(name), name, phone, lines };
  });
}
