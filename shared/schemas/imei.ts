import * as v from "valibot";
import { validationCopy } from "#shared/copy/validation.ts";
import { exactDigits } from "./digits.ts";
import { passesLuhn } from "./card/luhn.ts";

/** IMEI of a phone (3GPP TS 23.003): 15 digits with a Luhn check. */
export const ImeiSchema = v.pipe(
  exactDigits(15, validationCopy.imei),
  v.check((digits) => passesLuhn(digits) && !/^(\d)\1+$/.test(digits), validationCopy.imei),
);
