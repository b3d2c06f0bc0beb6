export const blogCopy = {
  lead: "Sigortayla ilgili sorulara hesabı ve kaynağı yanında duran yanıtlar.",
  description:
    "Hasarsızlık basamağı, muafiyet, deprem sigortası hesabı, sağlık sigortası ve hasar üzerine; hesabı, tarihi ve kaynağı yanında duran yazılar.",
  keywords:
    "sigorta blog, hasarsızlık basamağı, muafiyet, deprem sigortası hesabı, ikinci el araç, sağlık sigortası",
  headTitle: (topic: string, page: number) =>
    [topic === "" ? "Blog" : `${topic} yazıları`, ...(page > 1 ? [`${page}. sayfa`] : [])].join(
      ", ",
    ),
  topics: "Konular",
  all: "Tümü",
  list: "Yazılar",
  pages: "Sayfalar",
  page: (number: number) => `${number}. sayfa`,
  feed: "RSS ile izleyin",
} as const;
