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
  stored: "Kayıtlı yanıtınız aşağıdadır; istediğiniz zaman değiştirebilirsiniz.",
  notAnswered: "Henüz yanıt vermediniz.",
  kinds: {
    required: {
      label: "Gerekli çerezler",
      text: "Oturum, güvenlik ve form bilgileriniz için gereklidir.",
    },
    functional: {
      label: "İşlevsel çerezler",
      text: "Bugün bu türden çerez kullanmıyoruz.",
    },
    analytics: {
      label: "Analitik çerezler",
      text: "Bugün bu türden çerez kullanmıyor, ölçüm yapmıyoruz.",
    },
    targeting: {
      label: "Hedefleme çerezleri",
      text: "Sizi getiren kampanyanın bilgisini bir gün tutar. Yanıtınızdan önce de yazılır; izin vermezseniz yanıtınızla birlikte silinir.",
    },
  },
} as const;
