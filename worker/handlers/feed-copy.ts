export const feedCopy = {
  title: (name: string) => `${name} Blog`,
  description: "Sigorta üzerine, hesabı ve kaynağı yanında duran yazılar.",
} as const;
