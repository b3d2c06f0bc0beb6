import type { AnyLine } from "./line.ts";
import type { LineId } from "./registry.ts";

const loaders: Readonly<Record<LineId, () => Promise<AnyLine>>> = {
  trafik: async () => (await import("./trafik.ts")).trafik,
  kasko: async () => (await import("./kasko.ts")).kasko,
  petsaglik: async () => (await import("./petsaglik.ts")).petsaglik,
  telefon: async () => (await import("./telefon.ts")).telefon,
  ikincieltrafik: async () => (await import("./ikincieltrafik.ts")).ikincieltrafik,
  galericikisatrafik: async () => (await import("./galericikisatrafik.ts")).galericikisatrafik,
  dask: async () => (await import("./dask.ts")).dask,
  seyahat: async () => (await import("./seyahat.ts")).seyahat,
  tamamlayici: async () => (await import("./tamamlayici.ts")).tamamlayici,
  bireysel: async () => (await import("./bireysel.ts")).bireysel,
  yabanci: async () => (await import("./yabanci.ts")).yabanci,
  konut: async () => (await import("./konut.ts")).konut,
};

export const isLoadable = (id: string): id is LineId => Object.hasOwn(loaders, id);

/** The declaration of one line, in a browser that needs no other. */
export const loadLine = (id: LineId): Promise<AnyLine> => loaders[id]();
