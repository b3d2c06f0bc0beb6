import { endpoints } from "#shared/routes.ts";

/** Addresses of the office's pages. */
export const officePaths = {
  inbox: endpoints.office,
  signIn: `${endpoints.office}/giris`,
  signOut: `${endpoints.office}/cikis`,
  invite: `${endpoints.office}/davet`,
  codes: `${endpoints.office}/kodlar`,
  orders: `${endpoints.office}/siparisler`,
  order: `${endpoints.office}/siparis/:id`,
  policies: `${endpoints.office}/iptaller`,
  policy: `${endpoints.office}/police/:id`,
  saleRecord: `${endpoints.office}/siparis/:id/kayit`,
  saleRecordPdf: `${endpoints.office}/siparis/:id/kayit.pdf`,
  numbers: `${endpoints.office}/numara`,
  permissions: `${endpoints.office}/izinler`,
  accounts: `${endpoints.office}/hesaplar`,
  audit: `${endpoints.office}/denetim`,
  campaigns: `${endpoints.office}/kampanyalar`,
  campaignsCsv: `${endpoints.office}/kampanyalar/csv`,
  status: `${endpoints.office}/durum`,
  item: `${endpoints.office}/kayit/:id`,
  file: `${endpoints.office}/dosya/:id`,
  fileImage: `${endpoints.office}/dosya/:id/resim`,
  fileDownload: `${endpoints.office}/dosya/:id/indir`,
  offers: `${endpoints.office}/teklif/:id`,
} as const;

/** The address of one thing. */
export const officeHref = (
  name:
    | "item"
    | "order"
    | "policy"
    | "saleRecord"
    | "saleRecordPdf"
    | "file"
    | "fileImage"
    | "fileDownload"
    | "offers",
  id: string,
): string => officePaths[name].replace(":id", encodeURIComponent(id));
