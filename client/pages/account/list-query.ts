/** Which part of a list an address asks for; anything else is the first page of everything. */
export function listQueryOf(url: URL, productIds: readonly string[]) {
  const product = url.searchParams.get("urun") ?? "";
  const number = Number(url.searchParams.get("sayfa") ?? "1");
  const isPage = Number.isInteger(number) && number >= 1 && number <= 1000;
  return {
    productId: productIds.includes(product) ? product : undefined,
    page: isPage ? number : 1,
  };
}
