export const describedCopy = {
  /** Over what nobody but the customer says: registries have not confirmed it. */
  declared: "Beyana dayanan bilgiler",
  /** Of a holder whom the civil registry has not told of. */
  holder: "Sigorta ettirenin adı ve adresi",
  passportHolder: "Sigorta ettirenin adı, pasaport numarası ve adresi",
  /** What a member's own people are called, with the year they were born in. */
  relative: {
    es: (year: string) => `Eşim (${year})`,
    cocuk: (year: string) => `Çocuğum (${year})`,
    anne: (year: string) => `Annem (${year})`,
    baba: (year: string) => `Babam (${year})`,
    diger: (year: string) => `Yakınım (${year})`,
  },
} as const;
