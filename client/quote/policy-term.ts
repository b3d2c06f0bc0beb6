/** How a policy stands to its time, in words. */
export const termNames = {
  future: "Başlamadı",
  running: "Yürürlükte",
  over: "Sona erdi",
  cancelled: "İptal edildi",
} as const;

/** And the look of the badge that says so. */
export const termTones = {
  future: "accent",
  running: "success",
  over: "neutral",
  cancelled: "danger",
} as const satisfies Readonly<Record<keyof typeof termNames, string>>;
