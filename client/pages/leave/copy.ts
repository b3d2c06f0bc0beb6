import { formatDate, formatDateTime } from "#shared/format/date.ts";
import { formatMoney } from "#shared/format/money.ts";
import type { CancellationState } from "#shared/calls/policy/cancellation-fields.ts";

const lira = (kurus: number) => `${formatMoney(kurus)} TL`;

export const leaveCopy = {
  head: "Cayma ve iptal",
  description: "Nedeninizi seçin, iadenizi görün, kodla onaylayın.",
  policy: "Poliçe",
  steps: ["Neden", "İade", "Şirket onayı", "Para iadesi"],
  step: (at: number) => `Adım ${at}/4`,
  why: "Poliçeyi neden bırakıyorsunuz?",
  groundRequired: "Lütfen bir neden seçiniz.",
  until: (day: string) => `Son gün ${formatDate(day)}.`,
  claim: "Bu poliçeden tazminat istedim",
  claimHint: "Tazminat istendiyse iadeyi sigorta şirketi karara bağlar.",
  next: "Devam et",
  giveUp: "Vazgeç",
  noGround: "Bu poliçe bugün bırakılamıyor",
  noGroundText:
    "Aşağıdaki nedenlerden hiçbiri bugün geçerli değil; nedeni her birinin altında yazar. Durumunuz başkaysa bize ulaşın, şirkete birlikte soralım.",
  over: "Bu poliçenin süresi doldu; bırakılacak bir teminat yok.",
  dayTitle: (label: string) => `${label} hangi gün?`,
  compute: "İadeyi hesapla",
  back: "Geri dön",
  returns: (kurus: number) => `Size ${lira(kurus)} döner`,
  returnsIf: (kurus: number) => `Kabul edilirse size ${lira(kurus)} döner`,
  returnsNothing: "Geri ödenecek prim yok",
  ends: (day: string) => `Poliçe ${formatDate(day)} günü sona erer.`,
  endsUnused: (day: string) =>
    `Poliçe ${formatDate(day)} günü sona erer; kullanılan gün olmadığından ödediğinizin tamamı döner.`,
  endsUnbegun: (said: string, day: string) =>
    `${formatDate(said)} günü poliçenin başlangıcından önce; bu yüzden poliçe başlangıç gününde (${formatDate(day)}) sona erer ve ödediğinizin tamamı döner.`,
  insurers: (firm: string) =>
    `Bu nedende kararı ${firm} verir; tutar, isteğiniz kabul edilirse geçerlidir.`,
  claimed: (firm: string) =>
    `Tazminat istediğinizi belirttiniz; iade yapılıp yapılmayacağına ${firm} karar verir.`,
  used: (days: number) => `${days} gün kullanıldı`,
  left: (days: number) => `${days} gün geri`,
  paid: "Ödediğiniz",
  usedKurus: (days: number) => `Kullanılan ${days} gün`,
  surcharge: "Taksit farkı",
  surchargeHint: "Taksitli ödemenin bedelidir, bankada kalır.",
  comesBack: "Size dönecek",
  cameBack: "Size gönderilen",
  endsOn: "Poliçenin biteceği gün",
  ended: "Poliçenin bittiği gün",
  toCard:
    "Ödeme yaptığınız karta, birden çok kartla ödediyseniz her birine kendi payı iade edilir. Taksitli ödemede bankanız iadeyi kalan taksitlerden düşebilir.",
  holds: (day: string) =>
    `Şirket onaylayana kadar poliçeniz geçerlidir; onayladığında ${formatDate(day)} gününün başından sona ermiş sayılır. O günden itibaren gerçekleşen bir olay için ödeme yapılmaz.`,
  paperHint: (megabytes: number) => `Fotoğraf ya da PDF, en çok ${megabytes} MB.`,
  paperSent: (fileName: string, megabytes: number) =>
    `Gönderdiğiniz belge: ${fileName}. Başka bir dosya seçerseniz onun yerine geçer (fotoğraf ya da PDF, en çok ${megabytes} MB).`,
  confirm: "Kodla onayla",
  sent: (phone: string) => `Onay kodunu ${phone} numaralı telefona gönderdik.`,
  code: "SMS kodu",
  leave: "İsteği gönder",
  resend: "Kodu Tekrar Gönder",
  status: {
    checking: "Belgeniz inceleniyor",
    "paper-wanted": "Bir belge daha gerekiyor",
    sending: "İsteğiniz şirkete iletiliyor",
    waiting: "Şirketin yanıtı bekleniyor",
    refunding: "Paranız iade ediliyor",
    "by-hand": "İade kartınıza yapılamadı",
    done: "Poliçeniz sona erdi",
    refused: "İsteğiniz kabul edilmedi",
    withdrawn: "İsteğinizi geri aldınız",
  } satisfies Readonly<Record<CancellationState, string>>,
  coverHolds: "Poliçeniz geçerli",
  coverHoldsText: (firm: string, day: string) =>
    `${firm} onaylayana kadar poliçeniz geçerlidir; onayladığında ${formatDate(day)} gününün başından sona ermiş sayılır.`,
  coverStays: "Poliçeniz olduğu gibi devam ediyor.",
  coverOver: "Poliçeniz sona erdi",
  coverOverText: (day: string) =>
    `${formatDate(day)} ve sonrasında gerçekleşen olaylar için teminatınız yok.`,
  receipt: (at: number) => `İsteğinizi ${formatDateTime(at)} itibarıyla aldık.`,
  receiptText: "Kaydı SMS ve e-posta ile de gönderdik; saklayın.",
  number: "Başvuru no",
  ground: "Neden",
  way: {
    asked: "İstendi",
    paper: "Belge incelemesi",
    sent: "Şirkete iletildi",
    confirmed: "Şirket onayı",
    money: "Para iadesi",
  },
  differs: (shown: number, told: number) =>
    `Size ${lira(shown)} göstermiştik; şirket iadeyi ${lira(told)} olarak onayladı.`,
  moneySent: (kurus: number) => `${lira(kurus)} gönderildi`,
  moneySentText: "Ekstrenize yansıması bankanıza göre birkaç gün sürebilir.",
  endorsement: "İptal zeyilnamesi",
  refundReceipt: "İade makbuzu",
  pdf: "PDF",
  withdraw: "İsteği geri çek",
  decidedMeanwhile: "Şirket yanıt verdiği için istek geri alınamadı",
  again: "Yeniden iste",
  complaint:
    "Karara katılmıyorsanız önce şirkete yazılı başvurun. İsteğiniz reddedilir ya da 15 iş günü içinde yanıtlanmazsa Sigorta Tahkim Komisyonuna, tutara göre tüketici hakem heyetine veya mahkemeye gidebilirsiniz.",
  complaintMore: "Sigorta Tahkim Komisyonuna başvuru",
  account: "Hesap numaranız (IBAN)",
  accountHint: "Adınıza kayıtlı bir hesap olmalı.",
  accountTaken: "Hesap numaranızı aldık. Para gönderilince SMS ve e-posta ile bildireceğiz.",
  tooMuch:
    "İade, karttan çekilen tutarın geri verilmemiş bölümünden fazla görünüyor. Ekibimiz kayıtları inceliyor; fark size geri ödenir.",
  cardRefused: "Kartınız iadeyi kabul etmedi; kapatılmış ya da yenilenmiş olabilir.",
  send: "Gönder",
  fileRequired: "Lütfen bir dosya seçiniz.",
  toPolicy: "Poliçeye dön",
  lira,
} as const;
