/** What has just been done, as the address after it says. */
export const doneWords = [
  "ustlenildi",
  "birakildi",
  "yanitlandi",
  "not-eklendi",
  "kapandi",
  "acildi",
  "kabul-edildi",
  "reddedildi",
  "yarim-kaldi",
] as const;
export type Done = (typeof doneWords)[number];
