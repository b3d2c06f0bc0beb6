/** What saying yes to a text is: one is read, another declared or agreed to, and only a permission is given. */
const said: readonly (readonly [text: RegExp, word: string])[] = [
  [/^(lightingContract|on-bilgilendirme-formu|bilgilendirme-formu-)/, "Okundu"],
  [/-beyani$/, "Beyan edildi"],
  [/^(confidentialityAgreement|mesafeli-satis-sozlesmesi)$/, "Kabul edildi"],
];

function saidOf(slug: string): string {
  return said.find(([text]) => text.test(slug))?.[1] ?? "Verildi";
}

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
  contractsOutdated: "Bazı metinler yenilendi. Okumanızı rica ederiz.",
  accepted: (date: string) => `${date} tarihinde okuduğunuzu bildirdiniz`,
  acceptedOld: "Yeni sürümü okuduğunuzu henüz bildirmediniz",
  notAccepted: "Okuduğunuzu henüz bildirmediniz",
  accept: "Yeni sürümü okudum",
  acceptedNow: "Okuduğunuz kaydedildi",
  read: "Metni okuyun",

  historyTitle: "İzin geçmişi",
  historyEmpty: "Kayıtlı bir izniniz yok.",
  states: {
    given: saidOf,
    refused: () => "Verilmedi",
    takenBack: () => "Geri alındı",
  },
  version: (version: string) => `Sürüm ${version}`,

  dataTitle: "Verileriniz",
  dataText:
    "Hesabınızla ilgili sakladıklarımızı tek dosyada indirebilirsiniz (6698 sayılı Kanun, madde 11). Başkasının telefonuyla alınmış poliçeler ve ödeme kuruluşundaki kart kaydı bu dosyada yoktur; bunları KVKK başvurusuyla isteyebilirsiniz.",
  download: "Verilerimi indir",

  deleteTitle: "Hesabı silin",
  deleteText:
    "Hesabınız, kayıtlı bilgileriniz, destek talepleriniz ve satın almadığınız teklifler silinir. Poliçeleriniz geçerli kalır; kayıtlarını kanun gereği saklarız; süreler aydınlatma metninde yazar.",
  deletePassword: "Silmek için şifreniz",
  deleteSubmit: "Hesabımı sil",
  deleteOpen: "Hesabımı silmek istiyorum",
  deleted: "Hesabınız silindi",
} as const;
