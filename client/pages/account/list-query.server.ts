import { productOfCode } from "#shared/products/product-code.ts";

/** Which part of a list an address asks for; anything else is the first page of everything. */
export function listQueryOf(url: URL) {
  const number = Number(url.searchParams.get("sayfa") ?? "1");
  const isPage = Number.isInteger(number) && number >= 1 && number <= 1000;
  return {
    productId: productOfCode(url.searchParams.get("urun") ?? ""),
    page: isPage ? number : 1,
  };
}
