import fc from "fast-check";
import type { RequestOf } from "#worker/broker/lines/request.ts";
import { anyUsedRequest, plainUsedRequest } from "../ikincieltrafik/request.ts";

type StockRequest = RequestOf<"galericikisatrafik">;

const inStock = (
  { insured: [vehicle], ...request }: RequestOf<"ikincieltrafik">,
  duration: StockRequest["terms"]["duration"],
): StockRequest => ({
  ...request,
  productId: "galericikisatrafik",
  insured: [{ ...vehicle, tradeLicence: "3400123" }],
  terms: { duration },
});

/** A vehicle in stock that every insurer likes, and any other. */
export const plainStockRequest = inStock(plainUsedRequest, "30");
export const anyStockRequest = fc
  .tuple(anyUsedRequest, fc.constantFrom("30" as const, "60" as const, "90" as const))
  .map(([request, duration]) => inStock(request, duration));
