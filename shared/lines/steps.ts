import { askedPerson, unknownPerson } from "#shared/fields/holder.ts";
import { quoteConsents } from "#shared/fields/policy.ts";

/** The step in which people say who they are, and before that what a quote begins with. */
export const personStep = <const Names extends readonly string[]>(...before: Names) => ({
  id: "kisi",
  title: "Kişisel bilgiler",
  fields: [...before, ...askedPerson, ...quoteConsents] as const,
});

/** The step after it: who is still unknown, what is asked, and from when. */
export const lastStep = <const Names extends readonly string[]>(
  id: string,
  title: string,
  ...asked: Names
) => ({ id, title, fields: [...unknownPerson, ...asked, "policyStart", "referenceCode"] as const });
