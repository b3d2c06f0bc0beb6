import { validationCopy } from "#shared/copy/validation.ts";
import { holderFields } from "#shared/fields/holder.ts";
import { ageOn } from "#shared/format/date.ts";
import { adultAge } from "#shared/schemas/date.ts";
import type { Holder } from "../domain/holder.ts";
import type { GroupError } from "./asset-words.ts";

/** Says to a holder who is a minor when the policy starts ("YYYY-MM-DD") who may insure them together with others instead. */
export const minorHolder = (
  { birthDate }: Pick<Holder, "birthDate">,
  startDate: string,
): readonly (GroupError & { readonly field: string })[] =>
  birthDate !== undefined && ageOn(birthDate, startDate) < adultAge
    ? [{ field: holderFields.nationalNumber.wire, message: validationCopy.underage }]
    : [];
