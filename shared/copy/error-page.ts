export const errorPageCopy = {
  title: "Üzgünüz, bir sorun oluştu",
  text: "Sayfayı şu anda açamadık. Girdiğiniz bilgiler saklandı; lütfen biraz sonra tekrar deneyin.",
  refused: "İsteğiniz kabul edilmedi",
  home: "Ana sayfaya dönün",
  retry: "Tekrar deneyin",
  reference: "Kayıt numarası",
} as const;

export const paymentPendingCopy = {
  title: "Ödemeniz kontrol ediliyor",
  text: "Bankanızın yanıtını şu anda işleyemedik. Sonucu SMS ile bildireceğiz; lütfen tekrar ödeme yapmayın.",
} as const;
