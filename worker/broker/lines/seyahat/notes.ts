import type { Note } from "../notes.ts";

/** What a travel policy tells its holder, in the order printed. */
export const travelPolicyNotes: readonly Note[] = [
  "Bu poliçe, yukarıda adı yazılı yolcuların seyahat süresince geçirdiği ani hastalık ve kazaların acil tedavi giderlerini teminat tablosundaki tutarlarla öder. Tutarlar yolcu başınadır; poliçe yalnızca yazılı bölgede ve tarihlerde geçerlidir.",
  "Poliçe Türkiye’den çıkmadan önce düzenlenmelidir. Yolcuların adı, soyadı ve pasaport numarası pasaporttaki gibi olmalıdır; yanlış bilgi vize başvurusunda ve tazminatta sorun çıkarır.",
  "Seyahatten önce var olan hastalıklar, planlı tedaviler, gebelik kontrolleri, alkol ve uyuşturucu etkisindeki kazalar ile savaş ve terör bölgelerine yapılan seyahatler kapsam dışıdır. Kayak ve kış sporları ancak tabloda yazıyorsa kapsamdadır.",
  "Hastalık ve kazada önce sigorta şirketinin yardım hattını arayın; hayati tehlikede en yakın sağlık kuruluşuna başvurup sonra haber verin. Rapor, reçete ve faturaların asıllarını saklayın.",
  {
    of: "refusal",
    text: "Vize başvurunuz reddedilirse ret belgesiyle, poliçe başlamadan önce başvurarak primin iadesini isteyebilirsiniz.",
  },
  "Süresi bir ay ve daha uzun olan poliçelerden, düzenlenmesinden başlayarak 14 gün içinde gerekçe göstermeden cayabilirsiniz. Daha kısa seyahat poliçelerinde cayma, poliçe başlamadan önce sigorta şirketine yapılan başvuruyla istenir.",
  "Sigorta şirketiyle anlaşmazlık hâlinde Sigorta Tahkim Komisyonuna başvurabilirsiniz.",
];
