import type { OrderState } from "#shared/calls/order/order-status.ts";
import { formatMoney } from "#shared/format/money.ts";
import type { Decision } from "../../order/aside/decision.ts";

/** How an order stands by the table. */
const states: Readonly<Record<OrderState, string>> = {
  none: "Başlamadı",
  opening: "Banka sayfası bekleniyor",
  "awaiting-bank": "Banka onayı bekleniyor",
  paying: "Ödeme alınıyor",
  reviewing: "Ödeme incelemede",
  issuing: "Poliçe düzenleniyor",
  delivering: "Poliçe kaydediliyor",
  done: "Poliçe düzenlendi",
  declined: "Ödeme alınmadı",
  refunding: "İade ediliyor",
  refunded: "İade edildi",
  "set-aside": "İnceleniyor",
};

/** Words of the page of an order whose own record cannot be read. */
export const officeOrderCopy = {
  title: "Sipariş",
  record: "Satış kaydı",
  recordLead:
    "Satışta gösterilen, onaylanan, ödenen ve gönderilenler, yalnızca o gün saklananlardan. Sonraki değişiklik ve iptaller poliçenin sayfasındadır.",
  recordPdf: "PDF olarak indirin",
  heading: "Kaydı okunamayan sipariş",
  lead: "Siparişin kendi kaydı okunamıyor; kendiliğinden ilerlemez ve müşterisi yeniden ödeme yapamaz. Aşağıdakiler tablodan, defterden, ödeme kuruluşundan ve şirketten şimdi alındı.",
  settled: "Bu siparişle ilgili karar bekleyen bir şey yok.",
  order: "Sipariş no",
  product: "Ürün",
  state: "Tablodaki durum",
  states,
  paid: "Tablodaki tutar",
  booked: "Defter",
  policy: "Poliçe tablomuz",
  ended: "Poliçe sona erdi",
  bank: "Ödeme kuruluşu",
  insurer: "Sigorta şirketi",
  lira: (kurus: number) => `${formatMoney(kurus)} TL`,
  taken: (kurus: number, returned: "none" | "part" | "whole") =>
    kurus === 0
      ? "Bu numarayla para çekilmemiş"
      : `${formatMoney(kurus)} TL çekilmiş, ${{ none: "iade edilmemiş", part: "bir kısmı iade edilmiş", whole: "tamamı iade edilmiş" }[returned]}`,
  bookedSums: (taken: number, returned: number) =>
    `${formatMoney(taken)} TL tahsilat, ${formatMoney(returned)} TL iade`,
  none: "Kayıt yok",
  unanswered: "Şu an yanıt alınamıyor; birazdan yeniden bakın",
  unsupported: "Sistemden sorulamıyor; karar vermeden önce şirketi arayın",
  decide: "Nasıl devam etsin?",
  decisions: {
    finish: {
      button: "Siparişi tamamla",
      text: "Poliçe şirkette varsa müşteriye ulaştırılır, yoksa ödenen fiyattan bir kez düzenlenir.",
    },
    refund: {
      button: "Ödemeyi iade et",
      text: "Çekilen tutarın tamamı karta iade edilir; müşteriye SMS ve e-postayla haber verilir.",
    },
    close: {
      button: "Siparişi kapat",
      text: "Elimizde kalan para yok; sipariş poliçesiz kapanır ve müşteri yeniden ödeme yapabilir.",
    },
  } satisfies Readonly<Record<Decision, { readonly button: string; readonly text: string }>>,
  rule: "Poliçesi olan siparişin ödemesi iade edilmez: önce poliçeyi şirkette iptal ettirin. Kararınız bankaya ve şirkete yeniden sorularak bir kez uygulanır.",
  nothingToDecide:
    "Ödeme kuruluşunun ve şirketin söyledikleri bir arada duramıyor ya da şu an öğrenilemiyor: poliçe varken para yoksa poliçeyi şirkette iptal ettirin, bir kısmı iade edildiyse kalanını panelden iade edin, sonra bu sayfaya yeniden bakın.",
  pending: (decision: Decision) =>
    `Karar verildi: ${officeOrderCopy.decisions[decision].button}. Uygulanıyor; banka veya şirket yanıt vermezse kendiliğinden yeniden denenir.`,
  outcomes: {
    karar: "Kararınız kaydedildi.",
    degismedi: "Bu sipariş için karar zaten verilmiş.",
    olmaz: "Bu karar uygulanamıyor; aşağıdaki son duruma bakın.",
  },
  decideLink: "Ödeme kuruluşunun ve şirketin kayıtlarına bakıp karar verin",

  straysTitle: "Siparişi bulunmayan kayıtlar",
  straysLead:
    "Başkasının ya da kendi defterimizin kaydında görünen, hiçbir siparişe ait olmayan satırlar; karşılığı kalmayınca kendiliğinden silinir.",
  /** What is to be done with a row that no order stands for, by the list it stands in. */
  strays: {
    payments: {
      label: "Ödeme kuruluşunda tahsilat",
      task: "Bu numarayla para çekilmiş, bizde siparişi yok. Numarayı kuruluşun panelinde arayın; karşılığında poliçe yoksa tutarı panelden iade edin.",
    },
    chargebacks: {
      label: "Ödeme kuruluşunda itiraz",
      task: "Bizde siparişi olmayan bir ödemeye itiraz edilmiş. Numarayı kuruluşun panelinde arayın ve süresi dolmadan yanıtlayın.",
    },
    policies: {
      label: "Şirkette poliçe",
      task: "Şirket bu numarayla poliçe düzenlemiş, bizde siparişi ve ödemesi yok. Şirketi arayın: müşterisi belli değilse poliçeyi iptal ettirin.",
    },
    ledger: {
      label: "Defterde veya poliçelerde kayıt",
      task: "Defterimizde ya da poliçe tablomuzda kaydı olan siparişin kendisi yok. Numarayı ödeme kuruluşunda ve şirkette arayın, teknik ekibe bildirin; kayıtlar elle silinmez.",
    },
  } satisfies Readonly<Record<string, { readonly label: string; readonly task: string }>>,
  /** Lists that are not compared by day, and why. */
  uncompared: {
    unsupported: (list: string) => `${list}: gün gün listelenemiyor, karşılaştırılmadı.`,
    unanswered: (list: string) => `${list}: yanıt alınamadı, karşılaştırılmadı.`,
  },
  /** What remains to be done where nobody lists chargebacks. */
  watchChargebacks: "İtirazları ödeme kuruluşunun e-postalarından ve panelinden izleyin.",
  listNames: {
    payments: "Ödeme kuruluşunun hareketleri",
    chargebacks: "Ödemelere itirazlar",
    policies: (source: string) => `${source} poliçeleri`,
  },
} as const;
