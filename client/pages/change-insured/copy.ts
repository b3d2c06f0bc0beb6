import type { ChangeState } from "#shared/calls/policy/change-fields.ts";
import { formatDateTime } from "#shared/format/date.ts";
import { listedSums } from "#shared/format/in-words.ts";
import { formatMoney } from "#shared/format/money.ts";

export const changeInsuredCopy = {
  title: "Poliçe bilgilerini değiştir",
  description: "Plaka, ruhsat, konut alanı ve yolcu değişikliğini poliçenize işletin.",
  policy: "Poliçe",
  declaration: "Beyanı okuyun",
  none: "Bu poliçede şu anda değiştirilebilecek bir bilgi yok.",
  noneText: "Başka bir değişiklik için bizi arayabilirsiniz.",
  left: "Cayması ya da iptali istenen poliçenin bilgileri değiştirilemez",
  followLeaving: "İsteği izleyin",
  price: "Prim farkını göster",
  wanted: "Değişecek bilgiler",
  before: "Eski",
  after: "Yeni",
  difference: "Prim farkı",
  noDifference: "0,00 TL; priminiz aynı kalır.",
  differs: (kurus: number) =>
    `${kurus > 0 ? "+" : "−"}${formatMoney(Math.abs(kurus))} TL (kalan günler için)`,
  costs:
    "Fark, kodu onayladıktan sonra kartınızdan 3D Secure ile çekilir. Şirket değişikliği kabul etmezse tamamı kartınıza geri gönderilir.",
  givesBack:
    "Fark, şirket değişikliği onayladıktan sonra ödeme yaptığınız karta, birden çok kartla ödediyseniz önce poliçenin ödendiği karta iade edilir.",
  pay: (kurus: number) => `${formatMoney(kurus)} TL Öde`,
  payTitle: "Prim farkını ödeyin",
  payText: (kurus: number) =>
    `Kalan günlerin farkı ${formatMoney(kurus)} TL. Ödeme bankanızın 3D Secure sayfasında onaylanır; kart bilgileriniz saklanmaz. 24 saat içinde ödenmezse değişiklik yapılmaz.`,
  payFailed: "Ödeme alınamadı",
  anotherCard: "Başka bir kartla ödeyin",
  withdraw: "Değişiklikten vazgeç",
  cardNumber: "Kart numarası",
  cardHolder: "Kart üzerindeki ad soyad",
  cardExpiry: "Son kullanma",
  cardCvc: "Güvenlik kodu",
  paid: (kurus: number) => `${formatMoney(kurus)} TL kartınızdan çekildi.`,
  returned: (kurus: number) =>
    `${formatMoney(kurus)} TL kartınıza iade edildi. Ekstrenize yansıması bankanıza göre birkaç gün sürebilir.`,
  returnedParts: (parts: readonly number[]) =>
    `Ödeme yaptığınız kartlara ${listedSums(parts)} iade edildi; ilk tutar poliçenin ödendiği karta. Ekstrenize yansıması bankanıza göre birkaç gün sürebilir.`,
  transferred: (kurus: number) => `${formatMoney(kurus)} TL hesabınıza gönderildi.`,
  byHand: (kurus: number) =>
    `Değişiklik onaylandı; ancak kartınız ${formatMoney(kurus)} TL iadeyi kabul etmedi. Ekibimiz tutarı adınıza kayıtlı bir hesaba göndermek için sizi arayacak.`,
  holds: (firm: string) =>
    `${firm} onaylayana kadar poliçeniz şimdiki bilgilerle geçerlidir; teminatınız değişmez.`,
  confirm: "Kodla onayla",
  sent: (phone: string) => `Onay kodunu ${phone} numaralı telefona gönderdik.`,
  code: "SMS kodu",
  ask: "Değişikliği iste",
  resend: "Kodu Tekrar Gönder",
  back: "Vazgeç",
  status: {
    unpaid: "Prim farkı bekleniyor",
    paying: "Ödemenin sonucu bekleniyor",
    sending: "Değişiklik şirkete iletiliyor",
    waiting: "Şirketin yanıtı bekleniyor",
    refunding: "Prim farkı geri gönderiliyor",
    "by-hand": "Poliçeniz değişti",
    done: "Poliçeniz değişti",
    refused: "Değişiklik yapılmadı",
  } satisfies Readonly<Record<ChangeState, string>>,
  askedAt: (at: number) => `İsteğinizi ${formatDateTime(at)} itibarıyla aldık.`,
  changedAt: (at: number) => `Şirket ${formatDateTime(at)} itibarıyla onayladı.`,
  number: "Zeyilname no",
  endorsement: "Değişiklik zeyilnamesi",
  refused: "Poliçeniz şimdiki bilgilerle geçerlidir; teminatınız değişmedi.",
  again: "Yeni bir değişiklik",
  toPolicy: "Poliçeye dön",
} as const;
