const form = /^YK-\d{10}$/;
const parameter = "kayit";

/** The number of a wish that was left; it stands in the address, so that a reload sends nothing again. */
export const addressWithReference = (path: string, reference: string): string =>
  `${path}?${new URLSearchParams({ [parameter]: reference })}`;

export function referenceIn(url: URL): string | null {
  const reference = url.searchParams.get(parameter) ?? "";
  return form.test(reference) ? reference : null;
}
