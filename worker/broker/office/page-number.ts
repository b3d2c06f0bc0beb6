const mostPages = 50;

/** Which page of a list an address asks for, counted from 1. */
export function pageOf(url: URL): number {
  const page = Number(url.searchParams.get("sayfa"));
  return Number.isInteger(page) && page >= 1 && page <= mostPages ? page : 1;
}
