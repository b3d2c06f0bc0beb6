import type { CoverRow } from "../offer.ts";

/** Free services that come with phone policies. */
export const phoneCourier: CoverRow = {
  id: "courier",
  label: "Kuryeyle teslim alma",
  kind: "included",
};
export const phoneLoan = (text: string): CoverRow => ({
  id: "loan-phone",
  label: "Yedek telefon",
  kind: "text",
  text,
});
