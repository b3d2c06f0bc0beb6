import { choiceField } from "#shared/fields/kinds.ts";

/** How long a foreign resident is insured: as long as the permit they apply for. */
export const residentTerms = {
  duration: choiceField(
    "radio",
    { "1": "1 yıl", "2": "2 yıl" },
    {
      label: "Sigorta süresi",
      hint: "Başvurduğunuz ikamet izninin süresini kapsamalıdır.",
      wire: "Duration",
    },
  ),
} as const;
