export const socialCopy = { product: "Sigorta", tool: "Hızlı erişim" } as const;
