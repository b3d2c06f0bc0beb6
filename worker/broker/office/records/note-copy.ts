import type { Call } from "./request-note-repository.ts";

/** Words of what the office notes of a request for itself. */
export const noteCopy = {
  title: "Notlar",
  add: "Not ekleyin",
  lead: "Notları yalnızca ofis görür.",
  text: "Not",
  call: "Arama",
  calls: {
    reached: "Arandı, görüşüldü",
    missed: "Arandı, ulaşılamadı",
  } satisfies Readonly<Record<Call, string>>,
  notCalled: "Aranmadı",
  nextOn: "Sıradaki tarih",
  nextOnHint: "Kayda yeniden bakılacak gün; gerekmiyorsa boş bırakın.",
  save: "Notu kaydet",
  due: "Tarihi gelenler",
  reasonNeeded: "Yanıt vermeden kapatmak için önce nedenini not edin.",
  needed: "Lütfen bir not yazın, aramayı işaretleyin veya tarihi değiştirin.",
  tooLong: (max: number) => `Not en fazla ${max} karakter olabilir.`,
  dateMalformed: "Lütfen geçerli bir tarih girin.",
  datePast: "Sıradaki tarih bugünden önce olamaz.",
  dateTooLate: "Sıradaki tarih en fazla bir yıl sonra olabilir.",
} as const;
