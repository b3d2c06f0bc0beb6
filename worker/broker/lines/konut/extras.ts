import { inWords, freeService } from "../rating/packages.ts";

/** Free services that come with home policies. */
export const homeHelp = (text: string) =>
  freeService("home-help", "Ev asistans (çilingir, tesisat, elektrik)", inWords(text));
export const glazier = freeService("glazier", "Acil camcı");
export const boilerCheck = freeService("boiler-check", "Yılda bir kombi bakımı");
