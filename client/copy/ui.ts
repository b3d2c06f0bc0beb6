import type { ToastKind } from "#client/ui/toasts/toast-store.ts";

/** Words of the primitives and form fields; they speak of no product. */
export const uiCopy = {
  close: "Kapat",
  optional: "(isteğe bağlı)",
  loading: "Yükleniyor",
  copy: "Kopyala",
  copied: "Kopyalandı",
  currency: "TL",
  step: (current: number, total: number) => `Adım ${current}/${total}`,
  errorSummary: "Lütfen aşağıdaki alanları kontrol edin",
  notifications: "Bildirimler",
  toastTitles: {
    info: "Bilgi",
    warning: "Uyarı",
    error: "Üzgünüz bir sorun oluştu tekrar deneyin.",
    success: "Başarılı",
  } satisfies Record<ToastKind, string>,
  showPassword: "Şifreyi göster",
  hidePassword: "Şifreyi gizle",
  choose: "Seçiniz",
  noData: "Veri Yok",
  searchHint: "Aramak için yazın",
  openList: "Listeyi aç",
  lblOther: "Diğer",
  phonePrefix: "+90",
  phoneMask: "(5__)___-____",
  dateMask: "GG.AA.YYYY",
  expiryMask: "AA/YY",
  cvcPlaceholder: "CVC",
  platePlaceholder: "34 ABC 123",
  documentPlaceholder: "AB 123456",
  addressCode: {
    question: "Kodum nerede yazıyor?",
    answer:
      "e-Devlet’te “Yerleşim Yeri (İkametgâh) ve Diğer Adres Belgesi Sorgulama” hizmetini açın. Adresinizin yanındaki 10 haneli adres no, UAVT adres kodunuzdur.",
    site: "turkiye.gov.tr",
    document: "Yerleşim Yeri Belgesi",
    number: "Adres No",
    example: "1234567890",
  },
  cardPlaceholder: "0000 0000 0000 0000",
} as const;
