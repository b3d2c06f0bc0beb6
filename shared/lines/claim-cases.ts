import type { LineId } from "./registry.ts";

/** The case of a claim that a line is asked for first, by its anchor in the text for claims (worker/broker/content/pages/hasar-aninda.md). */
export const claimCases: Readonly<Record<LineId, string>> = {
  trafik: "trafik-kazasi",
  ikincieltrafik: "trafik-kazasi",
  galericikisatrafik: "trafik-kazasi",
  kasko: "kendi-aracinizin-hasari",
  tamamlayici: "saglik",
  bireysel: "saglik",
  yabanci: "saglik",
  seyahat: "yurt-disinda-hastalik",
  dask: "deprem",
  konut: "evde-yangin",
  petsaglik: "evcil-hayvan",
  telefon: "cep-telefonu",
};
