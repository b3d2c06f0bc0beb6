import { formatMoney } from "#shared/format/money.ts";
import type { ChangeState } from "#shared/calls/policy/change-fields.ts";
import type { CancellationState } from "#shared/calls/policy/cancellation-fields.ts";
import type { CancellationDeed, JudgeOutcome } from "../../policy/judge-cancellation.ts";

interface DeedCopy {
  readonly text: string;
  readonly button: string;
}

export const policyOfficeCopy = {
  title: "Poliçeler ve iptaller",
  lead: "Poliçeyi bulun; cayma ve iptal isteklerini inceleyin. Arama ve bakış denetim kaydına yazılır.",
  sought: "Poliçe numarası, telefon, plaka veya ad soyad",
  soughtHint: "Plaka ve ad, son 400 günde düzenlenen poliçelerde aranır.",
  find: "Bul",
  soughtFault: "En az üç karakter giriniz.",
  nothing: "Bu bilgiyle poliçe bulunamadı.",
  found: "Bulunan poliçeler",
  waiting: "Bekleyen istekler",
  number: "Poliçe no",
  product: "Ürün",
  firm: "Şirket",
  issued: "Düzenlendi",
  state: "Durum",
  refund: "İade",
  asked: "İstendi",
  holder: "Sigorta ettiren",
  phone: "Telefon",
  subject: "Sigortalanan",
  period: "Süre",
  paid: "Ödenen",
  policy: "Poliçe",
  cancellation: "Cayma ve iptal isteği",
  earlier: "Önceki istekler",
  ended: "Sona erdi",
  decidedBy: "Son kararı veren",
  wrote: "Kararda yazılan",
  none: "Bu poliçe için istek yok.",
  ground: "Neden",
  claim: "Tazminat istedi mi",
  yes: "Evet",
  no: "Hayır",
  ends: "Bitiş günü",
  shown: "Gösterilen iade",
  confirmed: "Şirketin onayladığı iade",
  endorsement: "Zeyilname no",
  reason: "Neden / istenen",
  account: "Hesap (IBAN)",
  papers: "Belgeler",
  noPapers: "Belge yok.",
  record: "Satışın kaydı",
  decide: "Karar",
  note: "Müşteriye yazılacak açıklama",
  noteFault: "Bu karar için açıklama (onayda zeyilname numarası) yazınız.",
  noteTooLong: (max: number) => `Açıklama en fazla ${max} karakter olabilir.`,
  twoPeople: (kurus: number) =>
    `${formatMoney(kurus)} TL: 50.000 TL ve üzeri havaleyi iki kişi onaylar.`,
  proposed: (name: string) => `Havaleyi ${name} onayladı; ikinci bir kişinin onayı bekleniyor.`,
  lira: (kurus: number) => `${formatMoney(kurus)} TL`,
  states: {
    checking: "Belge inceleniyor",
    "paper-wanted": "Belge bekleniyor",
    sending: "Şirkete iletiliyor",
    waiting: "Şirketin yanıtı bekleniyor",
    refunding: "Karta iade ediliyor",
    "by-hand": "Elle iade edilecek",
    done: "Tamamlandı",
    refused: "Reddedildi",
    withdrawn: "Geri çekildi",
  } satisfies Readonly<Record<CancellationState, string>>,
  changes: "Değişiklikler",
  difference: "Prim farkı",
  transferChange: (kurus: number) =>
    `Kart ${formatMoney(kurus)} TL iadeyi kabul etmedi. Müşteriyi arayıp hesabını öğrenin, tutarı gönderdikten sonra basın. Hesabın sigorta ettirene ait olduğunu kontrol edin.`,
  changeStates: {
    unpaid: "Ödeme bekleniyor",
    paying: "Bankada",
    sending: "Şirkete iletiliyor",
    waiting: "Şirketin yanıtı bekleniyor",
    refunding: "Karta iade ediliyor",
    "by-hand": "Elle iade edilecek",
    done: "Poliçe değişti",
    refused: "Yapılmadı",
  } satisfies Readonly<Record<ChangeState, string>>,
  tasks: {
    paper: "Belgeyi inceleyip karar verin.",
    transfer: "Kart iadeyi kabul etmedi; hesap bildirildiyse havale edin.",
    insurer: "Şirketin hizmeti iptal almıyor; şirkete yazın, yanıtını buraya girin.",
    stuck: "Adım yinelendiği hâlde ilerlemiyor; şirketin ya da bankanın durumuna bakın.",
    unanswered: "Şirket beş gündür yanıt vermedi; arayın.",
  },
  deeds: {
    accept: {
      text: "Belge nedeni gösteriyor; istek sigorta şirketine iletilir.",
      button: "Belgeyi kabul et",
    },
    "another-paper": {
      text: "Müşteriden başka bir belge istenir; açıklamayı okur.",
      button: "Başka belge iste",
    },
    refuse: { text: "İstek reddedilir; müşteri nedeni ve şikâyet yolunu okur.", button: "Reddet" },
    confirm: {
      text: "Şirket iptali onayladı; açıklamaya zeyilname numarasını yazın. Poliçe sona erer.",
      button: "Şirketin onayını gir",
    },
    transfer: {
      text: "Tutarı yukarıdaki hesaba gönderdikten sonra basın. Hesabın sigorta ettirene ait olduğunu kontrol edin.",
      button: "Havaleyi onayla",
    },
  } satisfies Readonly<Record<CancellationDeed, DeedCopy>>,
  outcomes: {
    decided: "Karar kaydedildi.",
    "second-needed": "Onayınız kaydedildi; ikinci bir kişinin onayı bekleniyor.",
    "same-person": "İkinci onayı başka bir kişi vermeli.",
    overtaken: "Bu istek için karar verilmiş ya da durum değişmiş.",
  } satisfies Readonly<Record<JudgeOutcome, string>>,
} as const;
