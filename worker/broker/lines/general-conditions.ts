import type { LineId } from "#shared/lines/registry.ts";

const traffic = "Karayolları Motorlu Araçlar Zorunlu Mali Sorumluluk Sigortası Genel Şartları";
const health = "Sağlık Sigortası Genel Şartları";

/**
 * General conditions that a line's policies rest on, as its information text names them. Absent where none was found: special
 * conditions of pet insurance name none that are published for it.
 */
export const generalConditions: { readonly [Id in LineId]?: string } = {
  trafik: traffic,
  ikincieltrafik: traffic,
  galericikisatrafik: traffic,
  kasko: "Kara Araçları Kasko Sigortası Genel Şartları",
  konut: "Yangın Sigortası Genel Şartları",
  dask: "Zorunlu Deprem Sigortası Genel Şartları",
  seyahat: "Seyahat Sağlık Sigortası Genel Şartları",
  telefon: "Elektronik Cihaz Sigortası Genel Şartları",
  yabanci: health,
  tamamlayici: health,
  bireysel: health,
};
