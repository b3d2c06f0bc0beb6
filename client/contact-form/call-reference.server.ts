import type { PageRequest } from "#shared/page-request.ts";

const parameter = "kayit";

type Signing = Pick<PageRequest, "links">;

/** The number of a wish that was left; it stands in the address, so that a reload sends nothing again. */
export async function addressWithReference(
  path: string,
  reference: string,
  { links }: Signing,
): Promise<string> {
  const signed = await links.signReference(reference);
  return `${path}?${new URLSearchParams({ [parameter]: signed })}`;
}

/** The number in an address; null where there is none, or one that was not given here. */
export async function referenceIn(url: URL, { links }: Signing): Promise<string | null> {
  const signed = url.searchParams.get(parameter);
  return signed === null ? null : ((await links.verifyReference(signed)) ?? null);
}
