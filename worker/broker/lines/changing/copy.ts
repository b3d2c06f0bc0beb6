import type { ChangeId } from "#shared/calls/policy/change-fields.ts";

/** What changes are called, and when each is for. */
export const changeWords: Readonly<
  Record<ChangeId, { readonly label: string; readonly hint: string }>
> = {
  plate: {
    label: "Araca plaka takıldı",
    hint: "Yeni aracınızın plakasını ve ruhsatını poliçeye işletin.",
  },
  registration: {
    label: "Ruhsat yenilendi",
    hint: "Yeni ruhsatınızın belge numarasını poliçeye işletin.",
  },
};

export const noDocument = "Yok";
export const plateNeeded = "Lütfen aracın aldığı plakayı yazınız.";
