/** Over what nobody but the customer says of what is insured: registries have not confirmed it. */
export const describedCopy = { declared: "Beyana dayanan bilgiler" } as const;
