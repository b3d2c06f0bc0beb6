import { validationCopy } from "#shared/copy/validation.ts";
import { exactDigits } from "../digits.ts";

/** Address code of one dwelling in the national address database: ten digits, no check digit. */
export const UavtCodeSchema = exactDigits(10, validationCopy.uavtCode);
