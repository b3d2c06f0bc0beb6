import { formatMoney } from "#shared/format/money.ts";
import type { PolicyChange } from "./change-record.ts";
import { toCards } from "../policy-copy.ts";
import { partSums } from "../process/parts-back.ts";
import { owedKurus } from "./change-record.ts";

/** Why a change cannot be had here. */
export const changeRefusals = {
  gone: (phone: string) =>
    `Değişiklik poliçenin bugünkü hâline uygulanamadı. Temsilcimiz yardımcı olur: ${phone}.`,
  unsupported: (phone: string) =>
    `Bu şirket değişiklikleri çevrim içi almıyor. Temsilcimiz sizin için iletir: ${phone}.`,
  unpaid: "Prim farkı 24 saat içinde ödenmedi; değişiklik yapılmadı.",
  withdrawn: (atBank: boolean) =>
    `Değişiklikten vazgeçtiniz.${atBank ? " Bankanız ödeme aldıysa tutar kartınıza geri gönderilir." : ""}`,
  leaving: "Poliçe için cayma ya da iptal isteğiniz var; değişiklik yapılmadı.",
  rejected: "Ödeme kuruluşu ödemeyi kabul etmedi; alınan tutar kartınıza geri gönderildi.",
  unknownPayment: (phone: string) =>
    `Ödemenizin alındığı doğrulanamadı; alınan tutar varsa kartınıza geri gönderilir. Temsilcimiz: ${phone}.`,
  differs: (from: string, to: string) =>
    `Prim farkı ${from} TL yerine ${to} TL oldu. Lütfen yeni tutarı onaylayın.`,
  notNow: "Bu değişiklik bugün yapılamıyor.",
  nothing: "Yazdıklarınız poliçedekiyle aynı.",
  vehicleUnknown:
    "Bu plaka ve ruhsat numarasıyla kayıtlı bir araç bulunamadı; lütfen ruhsattaki gibi yazınız.",
  otherVehicle: "Bu plaka, poliçedeki araçtan başka bir araca kayıtlı.",
  plateCovered: (day: string) => `Bu plakanın ${day} gününe kadar süren bir poliçesi var.`,
  vehicleRegistrySilent:
    "Araç tescil kaydı şu an yanıt vermiyor. Lütfen biraz sonra yeniden deneyiniz.",
  registrySilent: "Nüfus kaydı şu an yanıt vermiyor. Lütfen biraz sonra yeniden deneyiniz.",
} as const;

export const changeNews = ["asked", "by-hand", "done", "refused"] as const;
export type ChangeNews = (typeof changeNews)[number];

const lira = (kurus: number) => `${formatMoney(kurus)} TL`;

const accounted = (kurus: number, cardKurus: number): string =>
  cardKurus === 0
    ? `${lira(kurus)} hesabınıza gönderildi.`
    : `${lira(cardKurus)} kartınıza iade edildi, ${lira(kurus)} hesabınıza gönderildi.`;

interface News {
  readonly subject: string;
  readonly sms: string;
  readonly heading: string;
  readonly paragraphs: readonly string[];
}

/** What whoever changes a policy is told at each turn. */
export const changeNewsCopy: Readonly<Record<ChangeNews, (change: PolicyChange) => News>> = {
  asked: ({ policyNumber, firmName, differenceKurus }) => ({
    subject: `Değişiklik isteğinizi aldık: ${policyNumber}`,
    sms:
      differenceKurus > 0
        ? `${policyNumber} numaralı poliçede istediğiniz değişikliğin farkı ${lira(differenceKurus)}. Ödeyene ve şirket onaylayana kadar poliçe eski bilgilerle geçerlidir.`
        : `${policyNumber} numaralı poliçe için değişiklik isteğinizi aldık. Şirket onaylayana kadar poliçe eski bilgilerle geçerlidir.`,
    heading: "Değişiklik isteğinizi aldık",
    paragraphs: [
      ...(differenceKurus > 0
        ? [
            `Kalan günlerin prim farkı ${lira(differenceKurus)}. Farkı 24 saat içinde kartla ödediğinizde isteğinizi ${firmName} şirketine iletiriz; ödemezseniz değişiklik yapılmaz.`,
          ]
        : [`İsteğinizi ${firmName} şirketine iletiyoruz.`]),
      "Şirket onaylayana kadar poliçeniz eski bilgilerle geçerlidir; teminatınız değişmez.",
    ],
  }),
  "by-hand": ({ policyNumber, firmName, ...change }) => ({
    subject: `Poliçeniz değişti: ${policyNumber}`,
    sms: `${firmName} değişikliği onayladı: ${policyNumber}. ${lira(owedKurus(change))} iadeniz kartınıza yapılamadı; ekibimiz sizi arayacak.`,
    heading: "Poliçeniz değişti",
    paragraphs: [
      `${firmName} değişikliği onayladı. Kartınız ${lira(owedKurus(change))} iadeyi kabul etmedi; ekibimiz tutarı adınıza kayıtlı bir hesaba göndermek için sizi arayacak.`,
    ],
  }),
  done: ({ cardKurus = 0, by, ...change }) => ({
    subject: `Poliçeniz değişti: ${change.policyNumber}`,
    sms: [
      `${change.firmName} değişikliği onayladı: ${change.policyNumber} numaralı poliçe yeni bilgilerle geçerlidir.`,
      ...(change.differenceKurus > 0 ? [`Ödenen fark: ${lira(change.differenceKurus)}.`] : []),
      ...(change.differenceKurus < 0
        ? [`İade edilen fark: ${lira(-change.differenceKurus)}.`]
        : []),
      "Zeyilname:",
    ].join(" "),
    heading: "Poliçeniz değişti",
    paragraphs: [
      `${change.firmName} değişikliği onayladı.`,
      ...(change.differenceKurus > 0
        ? [`${lira(change.differenceKurus)} kartınızdan çekildi.`]
        : []),
      ...(change.differenceKurus < 0
        ? [
            by === "transfer"
              ? accounted(owedKurus({ ...change, cardKurus }), cardKurus)
              : `${toCards(partSums(change, -change.differenceKurus), "edildi")} Ekstrenize yansıması bankanıza göre birkaç gün sürebilir.`,
          ]
        : []),
    ],
  }),
  refused: ({ policyNumber, differenceKurus, by, isLeft = false, reason = "" }) => ({
    subject: `Değişiklik yapılmadı: ${policyNumber}`,
    sms: [
      `${policyNumber} numaralı poliçedeki değişiklik yapılmadı${isLeft ? "" : "; poliçe eski bilgilerle geçerlidir"}.`,
      ...(by === "card" ? [`${lira(differenceKurus)} kartınıza geri gönderildi.`] : []),
      "Neden:",
    ].join(" "),
    heading: "Değişiklik yapılmadı",
    paragraphs: [
      reason,
      ...(by === "card" ? [`Ödediğiniz ${lira(differenceKurus)} kartınıza geri gönderildi.`] : []),
      ...(isLeft ? [] : ["Poliçeniz eski bilgilerle geçerlidir; teminatınız değişmez."]),
    ],
  }),
};

export const changeMailCopy = {
  greeting: (name: string, surname: string) => `Merhaba ${name} ${surname},`,
  button: "İsteğinizi izleyin",
  why: "Bu e-postayı, satın aldığınız poliçe için bu adresi verdiğinizden alıyorsunuz.",
  number: "Poliçe no",
  firm: "Sigorta şirketi",
  endorsement: "Zeyilname no",
  attached: "Zeyilnameniz ektedir; poliçenizle birlikte saklayın.",
  toDownload:
    "Zeyilnamenizi poliçenizin sayfasından indirebilirsiniz; poliçenizle birlikte saklayın.",
  certificateAttached: (certificate: string) =>
    `${certificate} yeni bilgilerle düzenledik; o da ektedir. Lütfen öncekini kullanmayınız.`,
  certificateToDownload: (certificate: string) =>
    `${certificate} yeni bilgilerle düzenledik; poliçenizin sayfasındadır. Lütfen öncekini kullanmayınız.`,
} as const;

export const changePaperCopy = {
  title: "Değişiklik zeyilnamesi",
  fileName: (policyNumber: string) => `zeyilname-${policyNumber}.pdf`,
  policyNumber: "Poliçe no",
  product: "Ürün",
  holder: "Sigorta ettiren",
  confirmed: "Şirketin onayı",
  before: (label: string) => `${label} (önceki)`,
  after: (label: string) => `${label} (yeni)`,
  difference: "Prim farkı",
  none: "Yok",
  more: (sum: string) => `${sum} TL, kalan günler için ödendi`,
  less: (sum: string) => `${sum} TL, kalan günler için iade`,
  text: "Poliçe, yukarıdaki yeni bilgilerle geçerlidir; öteki koşulları aynı kalır.",
  note: "Bu belge, sigorta şirketinin onayındaki bilgilerle düzenlenmiştir.",
} as const;
