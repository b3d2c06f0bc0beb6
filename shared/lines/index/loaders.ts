// Made by `npm run docs`; do not edit.
import type { SoldProductId } from "#shared/products/catalogue.ts";
import type { AnyLine } from "#shared/lines/line.ts";

/** Loads one line without the others. */
export const loaders: Readonly<Record<SoldProductId, () => Promise<AnyLine>>> = {
  trafik: async () => (await import("#shared/lines/trafik/trafik.ts")).trafik,
  kasko: async () => (await import("#shared/lines/kasko/kasko.ts")).kasko,
  ikincieltrafik: async () => (await import("#shared/lines/ikincieltrafik/ikincieltrafik.ts")).ikincieltrafik,
  galericikisatrafik: async () => (await import("#shared/lines/galericikisatrafik/galericikisatrafik.ts")).galericikisatrafik,
  tamamlayici: async () => (await import("#shared/lines/tamamlayici/tamamlayici.ts")).tamamlayici,
  bireysel: async () => (await import("#shared/lines/bireysel/bireysel.ts")).bireysel,
  yabanci: async () => (await import("#shared/lines/yabanci/yabanci.ts")).yabanci,
  dask: async () => (await import("#shared/lines/dask/dask.ts")).dask,
  konut: async () => (await import("#shared/lines/konut/konut.ts")).konut,
  seyahat: async () => (await import("#shared/lines/seyahat/seyahat.ts")).seyahat,
  telefon: async () => (await import("#shared/lines/telefon/telefon.ts")).telefon,
  petsaglik: async () => (await import("#shared/lines/petsaglik/petsaglik.ts")).petsaglik,
};
