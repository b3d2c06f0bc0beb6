import * as v from "valibot";
import { standingIds } from "#shared/schemas/standing.ts";
import { validationCopy } from "#shared/copy/validation.ts";
import { requiredConsent } from "#shared/schemas/consent.ts";
import { OptionalContactSchema } from "#shared/schemas/contact.ts";
import { adultBirthDate } from "#shared/schemas/date.ts";
import { NationalNumberSchema } from "#shared/schemas/identity/national-number.ts";
import { FirstNameSchema, LastNameSchema } from "#shared/schemas/identity/person-name.ts";

/** What somebody says of themselves who buys a policy for another person. `now` in epoch ms. */
export const policyholderForm = (now: number) =>
  v.pipe(
    v.object({
      standing: v.picklist(standingIds, validationCopy.required),
      nationalNumber: NationalNumberSchema,
      name: FirstNameSchema,
      surname: LastNameSchema,
      birthDate: adultBirthDate(now, validationCopy.policyholderUnderage),
      insuredContact: OptionalContactSchema,
      isDeclared: requiredConsent(validationCopy.declarationRequired),
    }),
    v.forward(
      v.partialCheck(
        [["standing"], ["insuredContact"]],
        ({ standing, insuredContact }) => standing === "guardian" || insuredContact !== undefined,
        validationCopy.insuredContactRequired,
      ),
      ["insuredContact"],
    ),
  );
