import { quoteKeptDays } from "#shared/constants.ts";
import { formatDateTime } from "#shared/format/date.ts";
import type { DifferenceKind } from "../order/difference-kind.ts";
import type { Run } from "../reconciliation/reconciliation-repository.ts";
import type { OfficeStage } from "../support/office-stage.ts";
import type { CorrectionState } from "../assets/vehicle/vehicle-correction-repository.ts";
import { statusCopy } from "./status/copy.ts";
import { campaignCopy } from "./campaigns/copy.ts";
import { actionNames, changeNames } from "./action-names.ts";
import { accountsCopy } from "./accounts-copy.ts";
import { numberCopy } from "./number-copy.ts";
import { permissionCopy } from "./permission-copy.ts";
import type { AuditList } from "./office-audit-repository.ts";
import { nobodysNames } from "./office-audit-repository.ts";
import { noteCopy } from "./records/note-copy.ts";
import type { InboxKind } from "./inbox/inbox-kinds.ts";
import type { Done } from "./done.ts";
import { stateCopy } from "./state-copy.ts";

const stages: Readonly<Record<OfficeStage, string>> = {
  open: "Açık",
  taken: "Üstlenilen",
  closed: "Kapanan",
};

const kinds: Readonly<Record<InboxKind, string>> = {
  teklif: "Teklif talebi",
  arama: "Geri arama",
  iletisim: "İletişim formu",
  sikayet: "Şikâyet",
  kvkk: "KVKK başvurusu",
  destek: "Destek talebi",
  duzeltme: "Düzeltme",
};

const corrections: Readonly<Record<CorrectionState, string>> = {
  pending: "Bekliyor",
  accepted: "Kabul edildi",
  refused: "Reddedildi",
  noted: "Not edildi",
};

const done: Readonly<Record<Done, string>> = {
  ustlenildi: "Kaydı üstlendiniz.",
  birakildi: "Kaydı bıraktınız; yeniden açık kayıtlar arasında.",
  yanitlandi: "Yanıtınız gönderildi.",
  "not-eklendi": "Notunuz kayda eklendi.",
  kapandi: "Kayıt kapandı.",
  acildi: "Kayıt yeniden açıldı.",
  "kabul-edildi": "Düzeltme kabul edildi; bundan sonraki fiyatlar ona göre hesaplanır.",
  reddedildi: "Düzeltme reddedildi.",
  "yarim-kaldi":
    "Kararınız kaydedildi; ancak şirketlere yeniden sorulamadı ya da müşteriye SMS gönderilemedi. Lütfen kararı müşteriye telefonla bildiriniz; kabul edilen belgede fiyat, müşteri teklifi seçince kesinleşir.",
};

/** Words of the office's pages. */
export const officePageCopy = {
  name: (site: string) => `${site} Ofis`,
  stages,
  kinds,
  corrections,
  actions: actionNames,
  changes: changeNames,
  done,
  /** Who it was when it was no account. */
  nobodys: {
    [nobodysNames.operations]: "Komut satırı",
    [nobodysNames.unknown]: "Bilinmeyen ad",
  } as Readonly<Record<string, string>>,
  contradicted:
    "Kayıt, bildirilenden başka söylediği için belge kabul edilemedi. Reddederseniz teklif sahibi düzeltilmiş bilgilerle yeni teklif alabilir.",
  cannotNow: "Bu işlem bu kayıt için yapılamıyor.",
  newsMeanwhile:
    "Siz bu sayfadayken kayıtta yeni bir gelişme oldu; yapmak istediğiniz işlem yapılmadı. Kaydın son durumuna bakıp isterseniz yeniden deneyin.",
  newsWhileTyping:
    "Siz yazarken bu kayıtta yeni bir gelişme oldu. Yanıtınız gönderilmedi; aşağıda duruyor. Kaydın son durumuna bakıp isterseniz yeniden gönderin.",
  justNow: "az önce",
  byYou: "sizin tarafınızdan",
  by: (name: string) => `${name} tarafından`,
  overtaken: (when: string, who: string, what: string) => `Bu kayıt ${when} ${who} ${what}.`,
  typedStays:
    "Yanıtınız gönderilmedi; aşağıda duruyor. Kaydın son durumuna bakıp isterseniz yeniden gönderin.",

  signIn: "Giriş",
  signInLead: "Bu sayfalar yalnızca ofis çalışanları içindir. Her işlem kayda geçer.",
  userName: "Kullanıcı adı",
  password: "Şifre",
  code: "Doğrulama kodu",
  codeHint: "Telefonunuzdaki doğrulama uygulamasının gösterdiği 6 haneli kod.",
  enter: "Giriş yap",
  signInRefused:
    "Giriş yapılamadı. Kullanıcı adınızı, şifrenizi ve doğrulama kodunuzu kontrol edin. Her kod bir kez kullanılır; beş hatalı denemeden sonra hesaba yeni tarayıcılardan 15 dakika girilemez. Kilidi bir çalışma arkadaşınız açabilir.",
  tooMany: (when: string) =>
    `Bulunduğunuz ağdan çok sayıda deneme yapıldı. Yeniden deneyebileceğiniz zaman: ${when} (Türkiye saati).`,
  haveInvite: "Davetiniz mi var? Hesabınızı kurun.",
  signedOut: "Oturumunuz kapandı.",
  sessionOver:
    "Oturumunuz kapandığı için yazdığınız metin gönderilmedi. Aşağıdaki metni kopyalayın, giriş yapın ve kaydın sayfasına yapıştırın.",
  unsent: "Gönderilmeyen metniniz",
  notSent: "Yazdığınız metin gönderilmedi. Kaybolmaması için aşağıdan kopyalayabilirsiniz.",

  invite: "Hesabınızı kurun",
  inviteLead:
    "Size verilen kullanıcı adını ve davet kodunu yazın, bir şifre seçin, doğrulama uygulamanıza aşağıdaki anahtarı ekleyin.",
  inviteCode: "Davet kodu",
  newPassword: "Yeni şifre",
  newPasswordHint: "En az 12 karakter; birbiriyle ilgisi olmayan birkaç sözcük iyi bir şifredir.",
  secret: "Doğrulama uygulamanızın anahtarı",
  secretHint:
    "Uygulamada “anahtar gir” seçeneğiyle ekleyin. Anahtarı kimseyle paylaşmayın; bir daha gösterilmez.",
  secretLink: "Bu cihazdaki uygulamaya ekle",
  setUp: "Hesabı kur",
  inviteRefused: "Kullanıcı adı ve davet kodu eşleşmiyor ya da davetin süresi dolmuş.",
  passwordShort: "Şifreniz en az 12 karakter olmalıdır.",
  passwordLong: "Şifreniz en fazla 75 karakter olabilir.",
  codeWrong: "Kod, bu anahtarın şu anki kodu değil. Cihazınızın saatini kontrol edin.",

  skip: "İçeriğe geçin",
  nav: "Ofis",
  inbox: "Kayıtlar",
  orders: "Siparişler",
  policies: "Poliçeler",
  codes: "Referans kodları",
  numbers: numberCopy.title,
  permissions: permissionCopy.title,
  campaigns: campaignCopy.title,
  accounts: accountsCopy.title,
  audit: "Denetim",
  status: statusCopy.title,
  signOut: "Çıkış",
  sought: "Kayıt numarası (YK-, DT-, TD- veya AD- ile başlar)",
  find: "Bul",
  filter: "Filtre",
  kind: "Tür",
  all: "Tümü",
  show: "Göster",
  stage: "Durum",
  empty: "Burada kayıt yok.",
  unassigned: "Üstlenilmedi",
  takenBy: (name: string) => `Üstlenen: ${name}`,
  slot: "Aranacağı saat",
  campaign: "Kampanya",
  older: "Daha eskiler",
  newer: "Daha yeniler",
  pages: "Sayfalar",

  back: "Listeye dönün",
  missing: "Bu numarayla bir kayıt yok.",
  forbidden: "Bu sayfa için yetkiniz yok",
  forbiddenText: "Yetkileri, hesapları yöneten bir çalışma arkadaşınız değiştirebilir.",
  noSuchPage: "Böyle bir sayfa yok",
  toOffice: "Ofise dönün",
  broken: "İşlem yapılamadı",
  brokenText:
    "Beklenmeyen bir hata oldu ya da işlem kayda geçirilemedi. Lütfen kaydın son durumuna bakıp yeniden deneyin.",
  requestNumber: "İstek numarası",
  state: "Durum",
  answerBy: "Son yanıt günü",
  kept: "Kayıt",
  changed: "Son işlem",
  came: "Geldiği an",
  decided: "Karar anı",
  decidedBy: "Karar veren",
  refusalReason: "Ret nedeni",
  taken: "Üstlenen",
  person: "Kişi",
  request: "Talep",
  answers: "Ürün için verdiği bilgiler",
  formAnswers: "Formda verdiği bilgiler",
  messages: "Yazışma",
  member: "Üye",
  isMember: "Evet; yanıtı hesabında görür ve e-postayla haber alır",
  byEmail: "Hayır; yanıt e-postayla gider",
  bySms: "Hayır; yanıt SMS ile gider",
  subject: "Konu",
  type: "Talep türü",
  files: "Dosyalar",
  office: "Ofis",
  vehicle: "Kayıttaki araç",
  said: "Bildirilen",
  vehicleCorrection: "Araç düzeltmesi",
  paper: "Teklif belgesi",
  paperText: "Kayıtlardan doğrulanamayan bilgiler için gönderilen belge",
  registry: "Kayıt",
  registryDiffers: "Kayıt başka söylüyor",
  saidOf: (heading: string) => `Bildirilen: ${heading}`,
  sender: "Teklif sahibi",
  product: "Ürün",
  phone: "Telefon",
  offers: "Teklifleri görün",

  showAgain: "Sayfayı yeniden göster",
  take: "Üstlen",
  release: "Bırak",
  close: "Yanıt yazmadan kapat",
  reopen: "Yeniden aç",
  accept: "Düzeltmeyi kabul et",
  refuse: "Reddet",
  judgeTitle: "Karar",
  reason: "Reddederseniz nedeni",
  reasonHint: "Teklif sahibine SMS ile gider.",
  reasonNeeded: "Reddetmek için teklif sahibine söylenecek nedeni yazın.",
  reasonTooLong: (max: number) => `Neden en fazla ${max} karakter olabilir.`,
  answerTitle: "Yanıt yazın",
  answer: "Yanıtınız",
  after: "Yanıttan sonra",
  afterAnswer: {
    answered: stateCopy.requests.answered,
    waiting: stateCopy.requests.waiting,
    solved: stateCopy.requests.solved,
  },
  closeToo: "Kaydı kapat",
  send: "Yanıtı gönder",
  answerNeeded: "Lütfen yanıtınızı yazın.",
  answerTooLong: (max: number) => `Yanıt en fazla ${max} karakter olabilir.`,
  smsTooLong: (max: number) =>
    `Bu kişiye yanıt SMS ile gider; en fazla ${max} karakter yazabilirsiniz.`,

  notes: noteCopy,

  ordersLead:
    "Kendiliğinden ilerlemeyen veya kayıtları uyuşmayan siparişler ve müşterisine ulaşmayan iletiler; en uzun süredir bekleyen üstte.",
  orderTroubles: {
    delivering: "Poliçe düzenlendi, kaydedilemedi",
    refunding: "Ödeme iade edilemedi",
    "unsent-email": "E-posta ulaşmadı",
    "unsent-sms": "SMS ulaşmadı",
    unreadable: "Sipariş kaydı okunamıyor",
  },
  orderNumber: "Sipariş no",
  /** In what our records differ from those of bank and insurer, and what is to be done. */
  differences: {
    capture: {
      label: "Tahsilat uyuşmuyor",
      task: "Karttan çekilen tutar, ödeme kuruluşunun kaydında defterimizdekinden farklı. Sipariş numarasını kuruluşun panelinde arayın: fazla çekileni iade edin; eksik veya hiç görünmüyorsa nedenini kuruluşa sorun.",
    },
    refund: {
      label: "İade uyuşmuyor",
      task: "İade, ödeme kuruluşunun kaydında defterimizdekinden farklı. Müşteriye borcumuz varsa panelden iade edin; poliçesi süren bir siparişin parası geri gitmişse poliçenin iptalini şirketle görüşün.",
    },
    chargeback: {
      label: "Ödemeye itiraz edildi",
      task: "Kart sahibi ödemeye bankasında itiraz etmiş, tutar geri alınmış. İtiraz süresi dolmadan poliçeyi ve onayları ödeme kuruluşunun paneline yükleyin; itiraz kabul edilirse poliçenin iptalini şirketle görüşün. Ayrıca iade yapmayın.",
    },
    object: {
      label: "Siparişin kendi kaydı yok",
      task: "Tabloda görünen siparişin kendi kaydı bulunamadı. Sipariş numarasını ödeme kuruluşunda ve şirkette arayın: poliçesi varsa müşteriye ulaştırın, yoksa çekilen tutarı panelden iade edin. Teknik ekibe bildirin.",
    },
    "policy-unrecorded": {
      label: "Poliçe yalnızca şirkette",
      task: "Şirket bu sipariş için poliçe düzenlemiş, bizde kayıtlı poliçe yok. Ödeme iade edildiyse poliçeyi şirkette iptal ettirin; edilmediyse siparişin durumuna bakın.",
    },
    "policy-unknown": {
      label: "Poliçe şirkette yok",
      task: "Müşteriye poliçe numarası verdik, şirket bu siparişi tanımıyor. Şirketi hemen arayın: poliçe düzenlenene kadar müşteri teminatsızdır.",
    },
    "policy-number": {
      label: "Poliçe numarası farklı",
      task: "Şirketteki numara müşteriye verdiğimiz numara değil. Doğrusunu şirketten öğrenin ve müşteriye bildirin.",
    },
    premium: {
      label: "Prim farklı",
      task: "Şirket poliçeyi müşterinin onayladığından başka bir primle düzenlemiş. Düzeltilmesini şirketten isteyin; müşteriden fark alınmaz.",
    },
    "policy-cancelled": {
      label: "Poliçe şirkette iptal",
      task: "Şirket poliçeyi iptal etmiş ya da başka bir günle sona erdirmiş; bizdeki kayıt bunu söylemiyor. Nedenini şirkete sorun, müşteriyi hemen bilgilendirin.",
    },
    "policy-running": {
      label: "Poliçe şirkette sürüyor",
      task: "Müşteriye poliçesinin iptal edildiğini söyledik, şirkette poliçe sürüyor. İptalin işlenmesini şirketten isteyin.",
    },
    unbalanced: {
      label: "Defter tutmuyor",
      task: "Siparişin defter kayıtları sıfırı vermiyor veya poliçenin bedelini karşılamıyor. Teknik ekibe bildirin; kayıtlar elle değiştirilmez.",
    },
  } satisfies Readonly<Record<DifferenceKind, { readonly label: string; readonly task: string }>>,
  notReconciled: "Ödeme kuruluşunun ve şirketlerin kayıtlarıyla henüz karşılaştırma yapılmadı.",
  reconciled: ({ startedAt, finishedAt, compared, mended, differing, unanswered }: Run) =>
    `Ödeme kuruluşunun ve şirketlerin kayıtlarıyla son karşılaştırma: ${formatDateTime(startedAt)}${finishedAt === null ? " (sürüyor)" : ""}. ` +
    `${compared} sipariş karşılaştırıldı, ${mended} siparişin kaydı düzeltildi, ${differing} siparişte fark bulundu, ${unanswered} sipariş için yanıt alınamadı.`,

  referenceCode: "Referans kodu",
  time: "Tarih",
  deed: "İşlem",
  doer: "Kim",

  codesChart: "Koda göre teklifler (dolu bölüm: satın alınanlar)",
  codesBrought: (quotes: number, bought: number) => `${quotes} teklif, ${bought} poliçe`,
  codesLead: `Son ${quoteKeptDays} günde bir referans koduyla alınan teklifler.`,
  auditLists: { deeds: "Yapılanlar", tries: "Giriş denemeleri" } satisfies Readonly<
    Record<AuditList, string>
  >,
  auditLead: "Ofiste kimin, ne zaman, neye baktığı ve ne yaptığı; en yenisi üstte.",
} as const;
