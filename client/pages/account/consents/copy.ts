export const consentsCopy = {
  channelsTitle: "Size nasıl ulaşalım?",
  channelsText:
    "Kampanya ve bilgilendirme iletileri için izin verdiğiniz yollar. Poliçe ve ödeme bildirimlerini her durumda göndeririz.",
  sms: "SMS",
  email: "E-posta",
  call: "Telefonla arama",
  refusedThere: (channel: string, at: string) =>
    `${channel} yolunu İleti Yönetim Sistemi (İYS) üzerinden kapattınız (${at}). Açarsanız yeniden izin vermiş olursunuz.`,
  save: "Tercihleri Kaydet",
  saved: "Tercihleriniz kaydedildi",

  healthTitle: "Sağlık verileri",
  healthText:
    "Sağlık sigortası tekliflerinizde verdiğiniz açık rızayı dilediğiniz zaman geri alabilirsiniz.",
  healthOf: (date: string) => `${date} tarihli teklif`,
  takeBack: "Geri al",

  contractsTitle: "Sözleşme ve metinler",
  contractsOutdated: "Bazı metinler yenilendi. Okuyup onaylamanızı rica ederiz.",
  accepted: (date: string) => `${date} tarihinde onayladınız`,
  acceptedOld: "Yeni sürümü henüz onaylamadınız",
  notAccepted: "Henüz onaylamadınız",
  accept: "Yeni sürümü onaylıyorum",
  acceptedNow: "Onayınız kaydedildi",
  read: "Metni okuyun",

  historyTitle: "İzin geçmişi",
  historyEmpty: "Kayıtlı bir izniniz yok.",
  given: "Verildi",
  refused: "Verilmedi",
  takenBack: "Geri alındı",
  version: (version: string) => `Sürüm ${version}`,
  columns: { text: "Metin", state: "Durum", date: "Tarih" },

  dataTitle: "Verileriniz",
  dataText:
    "Hakkınızda sakladığımız her şeyi tek dosyada indirebilirsiniz (6698 sayılı Kanun, madde 11).",
  download: "Verilerimi indir",

  deleteTitle: "Hesabı silin",
  deleteText:
    "Hesabınız, varlıklarınız, destek talepleriniz ve satın almadığınız teklifler silinir. Poliçeleriniz geçerli kalır; kayıtlarını kanun gereği saklarız; süreler aydınlatma metninde yazar.",
  deletePassword: "Silmek için şifreniz",
  deleteSubmit: "Hesabımı sil",
  deleteOpen: "Hesabımı silmek istiyorum",
  deleted: "Hesabınız silindi",
} as const;
