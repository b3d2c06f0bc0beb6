export const describedCopy = {
  /** Over what nobody but the customer says: registries have not confirmed it. */
  declared: "Beyana dayanan bilgiler",
  /** Of a holder whom the civil registry has not told of. */
  holder: "Sigorta ettirenin adı ve adresi",
} as const;
