import type { MarketingChannel } from "#shared/calls/marketing.ts";

const channels: Readonly<Record<MarketingChannel, string>> = {
  sms: "SMS",
  email: "E-posta",
  call: "Arama",
};

/** Words of the page of permissions for advertising. */
export const permissionCopy = {
  title: "İletişim izinleri",
  lead: "Kampanya iletileri için verilen ve geri alınan izinler. Her biri üç iş günü içinde İleti Yönetim Sistemine bildirilir; “Gecikti” yazanı iys.org.tr üzerinden elle girin. Vatandaşın orada verdiği retler her gün alınır.",
  embedded:
    "Bu kurulum sisteme bağlı değildir: liste, nelerin gideceğini gösterir. Hiçbir yere bir şey gönderilmez.",
  receiver: "Alıcı",
  channel: "Yol",
  channels,
  change: "İzin",
  given: "Verildi",
  takenBack: "Geri alındı",
  saidAt: "Söylendiği an",
  source: "Nereden",
  sources: { web: "Site", office: "Ofis", register: "İYS" },
  state: "Bildirim",
  waiting: (due: string) => `Son gün ${due}`,
  late: "Gecikti",
  refused: "Sistem kabul etmedi",
  fetched: (at: string) => `Sistemden alındı: ${at}`,
  reported: (at: string) => `Bildirildi: ${at}`,
  payload: "Giden kayıt",
  form: "İzni geri al",
  formLead: "Arayan kişi iletilerden çıkmak istiyorsa numarasını veya adresini yazın.",
  phoneOrEmail: "Cep telefonu ya da e-posta",
  fault: "Geçerli bir cep telefonu ya da e-posta adresi yazın.",
  noSuchDeed: "Böyle bir işlem yok; hiçbir izin geri alınmadı.",
  which: "Hangi yol?",
  whichFault: "Yolu seçin.",
  unfitFault: "Bu yol bu alıcıya uymuyor: e-posta bir adrese, SMS ve arama bir telefona gider.",
  all: "Hepsi",
  takeBack: "İzni geri al",
  done: "İzin geri alındı ve bildirilecekler arasına eklendi.",
} as const;
