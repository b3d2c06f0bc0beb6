import * as v from "valibot";
import { validationCopy } from "#shared/copy/validation.ts";
import { toAsciiUpper } from "#shared/format/turkish-case.ts";
import { requiredText } from "../required.ts";

/** Engine number as typed → upper case, 6 to 20 letters and digits. */
export const EngineNumberSchema = v.pipe(
  requiredText(validationCopy.engineNumber),
  v.transform((text) => toAsciiUpper(text).replace(/[\s-]/g, "")),
  v.regex(/^[A-Z0-9]{6,20}$/, validationCopy.engineNumber),
);
export type EngineNumber = v.InferOutput<typeof EngineNumberSchema>;
