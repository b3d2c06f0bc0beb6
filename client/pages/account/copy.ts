import type { AccountSectionId } from "./sections.ts";

export const accountCopy = {
  title: "Hesabım",
  menu: "Hesap bölümleri",
  description: "Bilgileriniz, poliçeleriniz, teklifleriniz ve destek talepleriniz.",
  sessionEnded: "Oturumunuz sona erdi",
  notSent: "Gönderdiğiniz form kaydedilmedi. Lütfen giriş yapıp yeniden deneyin.",
  keptHere:
    "Oturumunuz sona erdiği için bu form gönderilmedi. Yazdıklarınız burada duruyor; başka bir sekmede giriş yapıp formu yeniden gönderin.",
} as const;

/** Names of the account's sections, as the menu and their headings show them. */
export const sectionTitles: Readonly<Record<AccountSectionId, string>> = {
  bilgilerim: "Bilgilerim",
  "sifre-degisikligi": "Şifre Değişikliği",
  policelerim: "Poliçelerim",
  tekliflerim: "Tekliflerim",
  varliklarim: "Kayıtlı bilgilerim",
  desteklerim: "Destek taleplerim",
  izinlerim: "İzinlerim",
};
