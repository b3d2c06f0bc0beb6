import * as v from "valibot";
import { validationCopy } from "#shared/copy/validation.ts";
import { exactDigits } from "./digits.ts";

/** Number of a transponder for animals (ISO 11784): 15 digits, a country or maker first; no digit of it is a check. */
export const MicrochipSchema = v.pipe(
  exactDigits(15, validationCopy.microchip),
  v.check((digits) => !/^(\d)\1+$/.test(digits), validationCopy.microchip),
);
