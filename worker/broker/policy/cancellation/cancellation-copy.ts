import { formatDate, formatMoment } from "#shared/format/date.ts";
import { formatMoney } from "#shared/format/money.ts";
import type { CancellationNews } from "./cancellation-message.ts";
import type { Cancellation } from "./cancellation-record.ts";
import { toCards } from "../policy-copy.ts";
import { partSums } from "../process/parts-back.ts";
import { backKurus, owedKurus } from "./cancellation-record.ts";

interface News {
  readonly subject: string;
  readonly sms: string;
  readonly heading: string;
  readonly paragraphs: readonly string[];
}

const lira = (kurus: number) => `${formatMoney(kurus)} TL`;

/** What the insurer gives back otherwise than was shown, said with both figures. */
function differing({ refundKurus, confirmedKurus }: Cancellation): string[] {
  if (confirmedKurus === undefined || confirmedKurus === refundKurus) return [];
  return [
    `Size ${lira(refundKurus)} göstermiştik; şirket iadeyi ${lira(confirmedKurus)} olarak onayladı. Hesabın dökümünü şirketten isteyebilir, kabul etmezseniz Sigorta Tahkim Komisyonuna başvurabilirsiniz.`,
  ];
}

const complaint =
  "Karara katılmıyorsanız önce şirkete yazılı başvurun; isteğiniz reddedilir ya da 15 iş günü içinde yanıtlanmazsa Sigorta Tahkim Komisyonuna, tutara göre tüketici hakem heyetine veya mahkemeye gidebilirsiniz.";

/** What whoever leaves a policy is told at each turn. */
export const cancellationNewsCopy: Readonly<Record<CancellationNews, (one: Cancellation) => News>> =
  {
    asked: ({ policyNumber, firmName, steps, needsPaper, endsOn }) => {
      const at = formatMoment(steps[0]?.at ?? 0);
      return {
        subject: `İsteğinizi aldık: ${policyNumber}`,
        sms: `${policyNumber} numaralı poliçe için cayma/iptal isteğinizi ${at} itibarıyla aldık. Şirket onaylayana kadar poliçe geçerlidir; onaylarsa ${formatDate(endsOn)} gününün başından sona erer.`,
        heading: "İsteğinizi aldık",
        paragraphs: [
          `${policyNumber} numaralı poliçe için isteğiniz ${at} itibarıyla kaydedildi. Bu e-posta başvurunuzun kaydıdır; saklayın.`,
          needsPaper
            ? `Belgenizi inceledikten sonra isteğinizi ${firmName} şirketine ileteceğiz.`
            : `İsteğinizi ${firmName} şirketine iletiyoruz.`,
          `Şirket onaylayana kadar poliçeniz geçerlidir; onayladığında ${formatDate(endsOn)} gününün başından sona ermiş sayılır. O günden itibaren gerçekleşen bir olay için ödeme yapılmaz. Her adımda size yazacağız.`,
        ],
      };
    },
    "paper-wanted": ({ policyNumber, reason }) => ({
      subject: `Bir belge daha gerekiyor: ${policyNumber}`,
      sms: `${policyNumber} numaralı poliçenin iptali için başka bir belge gerekiyor. Ayrıntı ve yükleme:`,
      heading: "Bir belge daha gerekiyor",
      paragraphs: [
        reason ?? "Gönderdiğiniz belge yeterli olmadı.",
        "Belgeyi poliçenizin sayfasından yükleyebilirsiniz. Poliçeniz geçerli.",
      ],
    }),
    ended: (one) => ({
      subject: `Poliçeniz sona erdi: ${one.policyNumber}`,
      sms: `${one.firmName} iptali onayladı: ${one.policyNumber} numaralı poliçe sona erdi; ${formatDate(one.cancelledOn ?? one.endsOn)} ve sonrası için teminat yok. İade: ${lira(backKurus(one))}.`,
      heading: "Poliçeniz sona erdi",
      paragraphs: [
        `${one.firmName} isteğinizi onayladı. ${one.policyNumber} numaralı poliçe sona erdi; ${formatDate(one.cancelledOn ?? one.endsOn)} ve sonrası için teminatınız yok.`,
        backKurus(one) === 0
          ? "Geri ödenecek prim yok."
          : toCards(partSums(one, backKurus(one)), "ediliyor"),
        ...differing(one),
      ],
    }),
    "by-hand": (one) => ({
      subject: `İade için hesap numaranız gerekiyor: ${one.policyNumber}`,
      sms: `${lira(owedKurus(one))} iadeniz kartınıza yapılamadı. Hesap (IBAN) numaranızı yazın:`,
      heading: "İade kartınıza yapılamadı",
      paragraphs: [
        one.trouble === "too-much"
          ? `${lira(owedKurus(one))} iadeniz, karttan çekilen tutarın geri verilmemiş bölümünden fazla; ekibimiz kayıtları inceliyor.`
          : `Kartınız iadeyi kabul etmedi; kapatılmış ya da yenilenmiş olabilir. ${lira(owedKurus(one))} tutarını adınıza kayıtlı bir hesaba göndereceğiz.`,
        "Hesap numaranızı (IBAN) poliçenizin sayfasından yazın.",
      ],
    }),
    returned: (one) => ({
      subject: `Paranız gönderildi: ${lira(backKurus(one))}`,
      sms: `${one.policyNumber} numaralı poliçenin iadesi gönderildi: ${lira(backKurus(one))}.`,
      heading: "Paranız gönderildi",
      paragraphs: [
        one.by === "transfer"
          ? `${lira(owedKurus(one))} hesabınıza gönderildi.`
          : `${toCards(partSums(one, backKurus(one)), "edildi")} Ekstrenize yansıması bankanıza göre birkaç gün sürebilir; taksitli alışverişte banka iadeyi de taksitle gösterebilir.`,
      ],
    }),
    refused: ({ policyNumber, reason }) => ({
      subject: `İsteğiniz kabul edilmedi: ${policyNumber}`,
      sms: `${policyNumber} numaralı poliçenin iptali kabul edilmedi; poliçe geçerli. Neden ve başvuru yolları:`,
      heading: "İsteğiniz kabul edilmedi",
      paragraphs: [reason ?? "", "Poliçeniz geçerli, teminatınız değişmedi.", complaint].filter(
        (text) => text !== "",
      ),
    }),
    withdrawn: ({ policyNumber }) => ({
      subject: `İsteğinizi geri aldınız: ${policyNumber}`,
      sms: `${policyNumber} numaralı poliçe için isteğinizi geri aldınız; poliçe geçerli.`,
      heading: "İsteğinizi geri aldınız",
      paragraphs: ["Poliçeniz geçerli, teminatınız değişmedi."],
    }),
  };

export const cancellationMailCopy = {
  greeting: (name: string, surname: string) => `Merhaba ${name} ${surname},`,
  button: "İsteğinizi izleyin",
  why: "Bu e-postayı, satın aldığınız poliçe için bu adresi verdiğinizden alıyorsunuz.",
  request: "Başvuru no",
  number: "Poliçe no",
  firm: "Sigorta şirketi",
  wantedEnd: "İstenen bitiş günü",
  shownRefund: "Onaylanırsa iade",
  ends: "Bitiş günü",
  refund: "İade",
  endorsement: "Zeyilname no",
  papers: {
    ended: {
      attached: "Zeyilnameniz ektedir; poliçenizin sayfasından da indirebilirsiniz.",
      toDownload: "Zeyilnamenizi poliçenizin sayfasından indirebilirsiniz.",
    },
    returned: {
      attached: "İade makbuzunuz ektedir; poliçenizin sayfasından da indirebilirsiniz.",
      toDownload: "İade makbuzunuzu poliçenizin sayfasından indirebilirsiniz.",
    },
  },
} as const;
