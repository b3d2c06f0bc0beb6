import type { CoverRow } from "../offer.ts";

/** Free services that come with home policies. */
export const homeHelp = (text: string): CoverRow => ({
  id: "home-help",
  label: "Ev asistans (çilingir, tesisat, elektrik)",
  kind: "text",
  text,
});
export const glazier: CoverRow = { id: "glazier", label: "Acil camcı", kind: "included" };
export const boilerCheck: CoverRow = {
  id: "boiler-check",
  label: "Yılda bir kombi bakımı",
  kind: "included",
};
