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
  area: {
    label: "Konutun alanı farklı",
    hint: "Tapuda veya yapı kullanma izin belgesinde yazan alanı poliçeye işletin.",
  },
  traveller: {
    label: "Yolcu ekle",
    hint: "Yolculuk başlamadan bir kişiyi daha poliçeye ekleyin.",
  },
};

export const noneBefore = "Yok";
export const plateNeeded = "Lütfen aracın aldığı plakayı yazınız.";
export const areaHint = "Beyanınız poliçeye işlenir; şirket hasarda belgesini isteyebilir.";
export const newTraveller = "Yeni yolcu";
export const travellerNumberHint =
  "Türk pasaportuyla gidenler için; doğum tarihi nüfus kaydından doğrulanır.";
export const travellerContact = "Yolcunun cep telefonu veya e-postası";
export const travellerContactHint =
  "Yetişkin yolcuya kimin sigortaladığını, Aydınlatma Metni’ni ve nasıl itiraz edebileceğini bildiririz; reklam göndermeyiz.";
export const travellerAuthority =
  "Yolcunun bu sigortadan haberi olduğunu ve bana yetki verdiğini; 18 yaşından küçükse velisi ya da vasisi olduğumu veya onların izniyle davrandığımı beyan ediyorum.";
export const tooManyTravellers = (largest: number): string =>
  `Bir poliçede en fazla ${largest} yolcu olabilir.`;
