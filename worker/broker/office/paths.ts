import { endpoints } from "#shared/routes.ts";

/** Addresses of the office's pages. */
export const officePaths = {
  inbox: endpoints.office,
  signIn: `${endpoints.office}/giris`,
  signOut: `${endpoints.office}/cikis`,
  invite: `${endpoints.office}/davet`,
  codes: `${endpoints.office}/kodlar`,
  orders: `${endpoints.office}/siparisler`,
  audit: `${endpoints.office}/denetim`,
  item: `${endpoints.office}/kayit/:reference`,
  file: `${endpoints.office}/dosya/:file`,
  offers: `${endpoints.office}/teklif/:quote`,
} as const;

export const itemHref = (reference: string): string =>
  officePaths.item.replace(":reference", encodeURIComponent(reference));
export const fileHref = (fileId: string): string =>
  officePaths.file.replace(":file", encodeURIComponent(fileId));
export const offersHref = (quoteId: string): string =>
  officePaths.offers.replace(":quote", encodeURIComponent(quoteId));
