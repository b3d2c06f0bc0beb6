import type { IconName } from "#shared/icon-name.ts";
/** Sections of the account, by their value in the address (`?page=`), in the order of the menu. */
export const accountSections = [
  "bilgilerim",
  "sifre-degisikligi",
  "policelerim",
  "tekliflerim",
  "varliklarim",
  "desteklerim",
  "izinlerim",
] as const;
export type AccountSectionId = (typeof accountSections)[number];

export const sectionIcons: Readonly<Record<AccountSectionId, IconName>> = {
  bilgilerim: "i-lucide-user-pen",
  "sifre-degisikligi": "i-lucide-key-round",
  policelerim: "i-lucide-file-check",
  tekliflerim: "i-lucide-list-checks",
  varliklarim: "i-lucide-car",
  desteklerim: "i-lucide-life-buoy",
  izinlerim: "i-lucide-shield-check",
};

/** The section an address asks for; the first one when it names none we have. */
export function sectionOf(url: URL): AccountSectionId {
  const asked = url.searchParams.get("page");
  return accountSections.find((id) => id === asked) ?? accountSections[0];
}
