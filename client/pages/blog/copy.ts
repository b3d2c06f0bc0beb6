export const blogCopy = {
  lead: "Sigortayla ilgili sorulara hesabı ve kaynağı yanında duran yanıtlar.",
  /** Of the list of a topic, or of all: what a page of it begins with stands there too, since each has its own. */
  description: (topic: string, page: number, first: string) =>
    [
      topic === ""
        ? "Hasarsızlık basamağı, muafiyet, deprem, sağlık ve hasar üzerine; hesabı, tarihi ve kaynağı yanında duran yazılar."
        : `${topic} konusunda sorulanlar; hesabı, tarihi ve kaynağı yanında duran yazılar.`,
      ...(page > 1 ? [`${page}. sayfa: ${first}`] : []),
    ].join(" "),
  keywords: (topic: string, page: number) =>
    [
      ...(topic === ""
        ? [
            "sigorta blog",
            "hasarsızlık basamağı",
            "muafiyet",
            "deprem sigortası hesabı",
            "ikinci el araç",
          ]
        : [topic, `${topic} yazıları`, "sigorta blog"]),
      ...(page > 1 ? [`${page}. sayfa`] : []),
    ].join(", "),
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
