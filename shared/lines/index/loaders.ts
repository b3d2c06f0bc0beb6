// Made by `npm run docs`; do not edit.
import type { SoldProductId } from "#shared/lines/catalogue.ts";
import type { AnyLine } from "#shared/lines/line.ts";

/** Loads one line without the others. */
export const loaders: Readonly<Record<SoldProductId, () => Promise<AnyLine>>> = {
  trafik: async () => (await import("#shared/lines/trafik.ts")).trafik,
  kasko: async () => (await import("#shared/lines/kasko.ts")).kasko,
  ikincieltrafik: async () => (await import("#shared/lines/ikincieltrafik.ts")).ikincieltrafik,
  galericikisatrafik: async () => (await import("#shared/lines/galericikisatrafik.ts")).galericikisatrafik,
  tamamlayici: async () => (await import("#shared/lines/tamamlayici.ts")).tamamlayici,
  bireysel: async () => (await import("#shared/lines/bireysel.ts")).bireysel,
  yabanci: async () => (await import("#shared/lines/yabanci.ts")).yabanci,
  dask: async () => (await import("#shared/lines/dask.ts")).dask,
  konut: async () => (await import("#shared/lines/konut.ts")).konut,
  seyahat: async () => (await import("#shared/lines/seyahat.ts")).seyahat,
  telefon: async () => (await import("#shared/lines/telefon.ts")).telefon,
  petsaglik: async () => (await import("#shared/lines/petsaglik.ts")).petsaglik,
};
