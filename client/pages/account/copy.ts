import type { AccountSectionId } from "./sections.ts";

export const accountCopy = {
  title: "Hesabım",
  menu: "Hesap bölümleri",
  description: "Bilgileriniz, poliçeleriniz, teklifleriniz ve destek talepleriniz.",
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
