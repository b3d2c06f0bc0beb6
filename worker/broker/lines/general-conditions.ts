import type { LineId } from "#shared/lines/registry.ts";

const traffic = "Karayolları Motorlu Araçlar Zorunlu Mali Sorumluluk Sigortası Genel Şartları";
const health = "Sağlık Sigortası Genel Şartları";

/** General conditions that a line's policies rest on, as its information text names them; absent where it names none. */
export const generalConditions: { readonly [Id in LineId]?: string } = {
  trafik: traffic,
  ikincieltrafik: traffic,
  galericikisatrafik: traffic,
  kasko: "Kara Araçları Kasko Sigortası Genel Şartları",
  konut: "Yangın Sigortası Genel Şartları",
  tamamlayici: health,
  bireysel: health,
};
