export const termCopy = {
  related: "İlgili terimler",
  articles: "Daha ayrıntılı okuyun",
  all: "Sözlüğün tümü",
} as const;
