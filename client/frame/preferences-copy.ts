/** Words of the cookie preferences, which open seldom and so load apart. */
export const preferencesCopy = {
  title: "Çerez tercihleri",
  tabs: "Çerez bilgileri",
  settings: "Ayarlar",
  policy: "Çerez Politikası",
  policyLoading: "Çerez politikası yükleniyor",
  policyFailed: "Metin şu anda açılamadı.",
  openPolicy: "Çerez politikasını ayrı sayfada açın",
  alwaysOn: "her zaman açık",
  save: "Tercihleri kaydet",
  kinds: {
    required: {
      label: "Gerekli çerezler",
      text: "Oturum, güvenlik ve form bilgileriniz için gereklidir.",
    },
    functional: {
      label: "İşlevsel çerezler",
      text: "Tercihlerinizi hatırlar.",
    },
    analytics: {
      label: "Analitik çerezler",
      text: "Sitenin nasıl kullanıldığını anlamamıza yardım eder.",
    },
    targeting: {
      label: "Hedefleme çerezleri",
      text: "Hangi kampanyadan geldiğinizi bir gün süreyle hatırlar.",
    },
  },
} as const;
