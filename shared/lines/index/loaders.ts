// Made by `npm run docs`; do not edit.
import type { SoldProductId } from "#shared/lines/catalogue.ts";
import type { AnyLine } from "#shared/lines/line.ts";

/** Loads one line without the others. */
export const loaders: Readonly<Record<SoldProductId, () => Promise<AnyLine>>> = {
  trafik: async () => (await import("#shared/lines/trafik/line.ts")).trafik,
  kasko: async () => (await import("#shared/lines/kasko/line.ts")).kasko,
  ikincieltrafik: async () => (await import("#shared/lines/ikincieltrafik/line.ts")).ikincieltrafik,
  galericikisatrafik: async () => (await import("#shared/lines/galericikisatrafik/line.ts")).galericikisatrafik,
  tamamlayici: async () => (await import("#shared/lines/tamamlayici/line.ts")).tamamlayici,
  bireysel: async () => (await import("#shared/lines/bireysel/line.ts")).bireysel,
  yabanci: async () => (await import("#shared/lines/yabanci/line.ts")).yabanci,
  dask: async () => (await import("#shared/lines/dask/line.ts")).dask,
  konut: async () => (await import("#shared/lines/konut/line.ts")).konut,
  seyahat: async () => (await import("#shared/lines/seyahat/line.ts")).seyahat,
  telefon: async () => (await import("#shared/lines/telefon/line.ts")).telefon,
  petsaglik: async () => (await import("#shared/lines/petsaglik/line.ts")).petsaglik,
};
