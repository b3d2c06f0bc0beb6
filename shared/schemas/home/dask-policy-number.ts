import * as v from "valibot";
import { validationCopy } from "#shared/copy/validation.ts";
import { requiredText } from "../required.ts";

/** Number of a compulsory earthquake policy: eight to ten digits, no check digit. */
export const DaskPolicyNumberSchema = v.pipe(
  requiredText(),
  v.regex(/^\d{8,10}$/, validationCopy.daskPolicyNumber),
);
