import * as v from "valibot";
import { validationCopy } from "#shared/copy/validation.ts";
import { maxKeywordLength } from "./keyword-length.ts";
import { requiredText } from "./required.ts";

/** What somebody searches for. */
export const SearchKeywordSchema = v.pipe(
  requiredText(validationCopy.required),
  v.maxLength(maxKeywordLength, validationCopy.tooLong(maxKeywordLength)),
);
