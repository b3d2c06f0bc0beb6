import * as v from "valibot";
import { productCode, productOfCode } from "#shared/products/product-code.ts";
import { ProductCodeSchema } from "#shared/schemas/product-code.ts";
import type { Codec } from "./codec.ts";

/** A product in a request: its public name on the wire, its id with us. An unknown one is refused. */
export const productField: Codec<string> = { schema: ProductCodeSchema, encode: productCode };

/** A product, or another subject, in an answer: what is no product of ours stays as it was said. */
export const productOrOther: Codec<string> = {
  schema: v.pipe(
    v.string(),
    v.transform((code): string => productOfCode(code) ?? code),
  ),
  encode: productCode,
};
