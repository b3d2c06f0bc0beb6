/** Words for who takes a premium, and by which right. */
export const collectionCopy = {
  label: "Primi tahsil eden",
  byBroker: (firm: string, authority: string) =>
    `${firm}, sigorta şirketinin ${authority} sayılı yazılı yetkisiyle`,
  byInsurer: "Sigorta şirketi, kendi üye iş yerinden",
} as const;
