import { listedSums } from "#shared/format/in-words.ts";
import { formatDate } from "#shared/format/date.ts";
import type { Closed } from "../lines/leaving/leaving.ts";

const closed: { readonly [Kind in Closed["kind"]]: (day: string) => string } = {
  passed: (day) => `14 günlük süre ${formatDate(day)} günü doldu.`,
  begun: (day) => `Poliçe ${formatDate(day)} günü başladı; bu neden başlangıçtan önce geçerlidir.`,
  "too-short": () => "Bir aydan kısa süren poliçelerde cayma hakkı yoktur.",
  "too-long": () => "Bir ay ve daha uzun poliçelerde cayma hakkı kullanılır.",
};

/** What is said of leaving a policy, and why it cannot be done so. */
export const policyCopy = {
  closed: (why: Closed): string => closed[why.kind]("day" in why ? why.day : ""),
  groundClosed: "Bu neden bugün seçilemiyor. Lütfen başka bir neden seçiniz.",
  dayNeeded: "Lütfen geçerli bir gün giriniz (GG.AA.YYYY).",
  dayFuture: "Gelecekteki bir gün seçilemez.",
  dayLongBefore: "Bu gün poliçenin başlangıcından bir yıldan fazla önce. Lütfen kontrol ediniz.",
  dayAfterEnd: "Bu günde poliçe zaten sona ermiş olur.",
  phoneNew: (phone: string) =>
    `Bu poliçenin telefonu son 24 saat içinde değişti. Güvenliğiniz için poliçe bu sürede buradan bırakılamaz; beklemek istemiyorsanız ya da cayma süreniz doluyorsa bizi arayın: ${phone}.`,
  paperNeeded: "Lütfen belgenizi ekleyiniz.",
  noSuchPolicy: (site: string) =>
    `Bu telefona kayıtlı, sorulan numarada bir poliçe yok. Siz sormadıysanız bir şey yapmanız gerekmez. ${site}`,
  phoneKept: "Poliçenizin telefonu zaten bu numara.",
  codeMissing: "Lütfen SMS kodunu giriniz.",
  phoneChanged: (policyNumber: string, site: string, phone: string) =>
    `${policyNumber} numaralı poliçenizin telefonu değişti; bundan sonra yeni numaraya yazacağız. Siz değiştirmediyseniz arayın: ${phone} ${site}`,
  emailChanged: (policyNumber: string, site: string, phone: string) =>
    `${policyNumber} numaralı poliçenizin e-posta adresi değişti. Siz değiştirmediyseniz arayın: ${phone} ${site}`,
  /** A cover as the name of its limit. */
  coverOf: (label: string) => `${label} teminatı`,
  residence: (city: string, county: string) => `${city} / ${county}`,
  cityMissing: "Lütfen ili seçiniz.",
  countyMissing: "Lütfen ilin bir ilçesini seçiniz.",
  residenceKept: "Kayıtlı adresiniz zaten burası.",
  emailTaken: (policyNumber: string, site: string, phone: string) =>
    `${policyNumber} numaralı poliçenin iletileri bundan sonra bu adrese gelecek. Bu poliçe sizin değilse bildirin: ${phone} ${site}`,
  addressChanged: (policyNumber: string, site: string, phone: string) =>
    `${policyNumber} numaralı poliçenizde ikamet adresiniz değişti. Siz değiştirmediyseniz arayın: ${phone} ${site}`,
  changedSubject: {
    phone: (policyNumber: string) => `Telefonunuz değişti: ${policyNumber}`,
    emailTaken: (policyNumber: string) => `Poliçenizin yeni e-posta adresi: ${policyNumber}`,
    email: (policyNumber: string) => `E-posta adresiniz değişti: ${policyNumber}`,
    address: (policyNumber: string) => `İkamet adresiniz değişti: ${policyNumber}`,
  },
  changeUnderWay:
    "Bu poliçede süren bir değişiklik var; sonuçlanınca yeniden deneyiniz. Durumunu poliçenizin sayfasından izleyebilirsiniz.",
  leftAlready: (hasEnded: boolean) =>
    hasEnded
      ? "Bu poliçe sona erdi; kod göndermedik."
      : "Bu poliçe için cayma ya da iptal isteğiniz zaten var; kod göndermedik. Durumunu poliçenizin sayfasından izleyebilirsiniz.",
  over: "Bu poliçenin süresi doldu.",
  refundChanged: "İade tutarı değişti. Lütfen yeni tutarı kontrol edip yeniden onaylayınız.",
  notWanted: "Bu istek için şu anda belge beklenmiyor.",
  tooLate: "Şirket yanıt verdiği için istek artık geri alınamaz.",
  insurerAway:
    "Şirkete ulaşılamadığı için isteğin geri alınıp alınamayacağı şu anda bilinmiyor. Lütfen biraz sonra yeniden deneyiniz.",
  noAccountWanted: "Bu istek için hesap numarası gerekmiyor.",
} as const;

/** What goes back to the cards that paid: of one card the sum, of several each one's, that of the sale first. */
export const toCards = (parts: readonly number[], verb: "edildi" | "ediliyor"): string =>
  parts.length > 1
    ? `Ödeme yaptığınız kartlara ${listedSums(parts)} iade ${verb}.`
    : `${listedSums(parts)} ödeme yaptığınız karta iade ${verb}.`;
