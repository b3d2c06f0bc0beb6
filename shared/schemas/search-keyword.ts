import * as v from "valibot";
import { validationCopy } from "#shared/copy/validation.ts";
import { requiredText } from "./required.ts";

export const maxKeywordLength = 100;

/** What somebody searches for. */
export const SearchKeywordSchema = v.pipe(
  requiredText(validationCopy.required),
  v.maxLength(maxKeywordLength, validationCopy.tooLong(maxKeywordLength)),
);
