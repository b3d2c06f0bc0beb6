export const upstreamCopy = {
  unavailable: "Hizmete şu anda ulaşılamıyor. Lütfen biraz sonra tekrar deneyin.",
  unknownEndpoint: "Böyle bir hizmet yok.",
  unknownFile: "Böyle bir dosya yok.",
  unknownQuote: "Teklif bulunamadı.",
  badEncoding: "isJson yalnızca true veya false olabilir.",
  jsonNeeded: "Bu hizmet JSON ile çağrılır; isJson=true gönderiniz.",
  formNeeded:
    "Bu hizmet form verisiyle çağrılır; isJson göndermeyiniz veya isJson=false gönderiniz.",
  badBody: "İstek okunamadı. Lütfen bilgileri kontrol edip tekrar deneyin.",
  tooLarge: "Gönderilen bilgi çok büyük.",
  filesTooLarge: (megabytes: number) =>
    `Dosyalarınız gönderilemeyecek kadar büyük; bir dosya en fazla ${megabytes} MB olabilir. Tarayıcınızın geri düğmesiyle formunuza dönüp daha küçük bir dosya seçiniz.`,
  tooMany: "Çok sayıda istek yapıldı. Lütfen biraz sonra tekrar deneyin.",
  foreignOrigin: "Bu istek başka bir siteden geldiği için kabul edilmedi.",
} as const;
