import { askedPerson, unknownPerson } from "#shared/fields/holder.ts";
import { quoteConsents } from "#shared/fields/policy.ts";

/** Who can be insured by one health policy: at most five, of whom the first is usually the holder. */
export const family = {
  min: 1,
  max: 5,
  label: "Sigortalanacak kişiler",
  rowLabel: "Sigortalı",
  list: "fam",
  first: { relation: "kendisi" },
} as const;

/** Steps of a family's quote: who asks, with the consent to health data before anything of health, and who is insured. */
export const familySteps = (title: string) =>
  [
    {
      id: "kisi",
      title: "Kişisel bilgiler",
      fields: ["nationalNumber", ...askedPerson, ...quoteConsents, "healthDataAgreement"],
    },
    {
      id: "sigortalilar",
      title,
      fields: [...unknownPerson, "insured", "policyStart", "referenceCode"],
    },
  ] as const;
