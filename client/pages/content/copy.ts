export const contentPageCopy = {
  groups: "Konulara göre sorular",
  groupPage: (title: string) => `${title} sayfasına gidin`,
} as const;
