/** How a policy stands to its time, in words. */
export const termNames = {
  future: "Başlamadı",
  running: "Yürürlükte",
  over: "Sona erdi",
  cancelled: "İptal edildi",
} as const;

/** What is said of a policy whose term has passed, and where that leads. */
export const termCopy = {
  ended: (moment: string) => `Teminat ${moment} itibarıyla sona erdi.`,
  renew: "Yeni teklif al",
} as const;

/** And the look of the badge that says so. */
export const termTones = {
  future: "accent",
  running: "success",
  over: "neutral",
  cancelled: "danger",
} as const satisfies Readonly<Record<keyof typeof termNames, string>>;
