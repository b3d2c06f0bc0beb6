import * as v from "valibot";
import { validationCopy } from "#shared/copy/validation.ts";
import { productOfCode } from "#shared/products/product-code.ts";

/** Public name of a product (`ds`, `ceptelefon`) → its id; older callers may spell the id. */
export const ProductCodeSchema = v.pipe(
  v.string(),
  v.check((code) => productOfCode(code) !== undefined, validationCopy.unknownProduct),
  v.transform((code): string => productOfCode(code) ?? code),
);
