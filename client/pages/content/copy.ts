export const contentPageCopy = {
  groups: "Konulara göre sorular",
  groupPage: (title: string) => `${title} sayfasına gidin`,
  claimTitle: "Sigorta şirketinizin hasar hattı",
  claimFirm: "Sigorta şirketi",
  claimChoose: "Şirket seçin",
  claimUnknown: "Listede bu adla bir şirket yok; listeden seçin.",
  claimShow: "Numarayı göster",
  claimLines: "Bu şirketin sigortalarında ne yapacağınız ve hangi belgelerin istendiği:",
} as const;
