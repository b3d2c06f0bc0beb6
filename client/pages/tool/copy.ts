export const toolCopy = {
  result: "Sonuç",
  notYet: "Bilgileri yazıp düğmeye basın; sonuç burada görünür.",
  more: (names: string) => `Sonuç için şunu da yazın: ${names}.`,
  unavailable: "Hesaplama hizmetine şu anda ulaşamıyoruz. Lütfen biraz sonra tekrar deneyin.",
  loading: "Form yükleniyor",
  ownVehicles: "Kayıtlı aracınızla doldurun",
  tables: "Tarife tabloları",
  carried: "Yazdıklarınız teklife taşınır; geriye plaka ile kimlik numarası kalır.",
  official: "Resmî siteye gidersiniz; yeni sekmede açılır.",
  quickAccess: "Hızlı erişim",
} as const;
