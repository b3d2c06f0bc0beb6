import { inWords, freeService } from "../rating/packages.ts";

/** Free services that come with phone policies. */
export const phoneCourier = freeService("courier", "Kuryeyle teslim alma");
export const phoneLoan = (text: string) =>
  freeService("loan-phone", "Yedek telefon", inWords(text));
