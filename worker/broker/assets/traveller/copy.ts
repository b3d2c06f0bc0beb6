/** What is said of travellers. */
export const travellerCopy = {
  heading: "Yolcu",
  one: "1 yolcu",
  count: (travellers: number) => `${travellers} yolcu`,
  trip: "Seyahat",
} as const;
