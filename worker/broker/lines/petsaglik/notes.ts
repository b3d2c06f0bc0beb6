import type { Note } from "../notes.ts";

/** What a pet policy tells its holder, in the order printed. */
export const petPolicyNotes: readonly Note[] = [
  "Bu poliçe, yukarıda mikroçip numarası yazılı hayvanın veteriner giderlerini teminat tablosunda gösterilen kapsam ve yıllık limitle güvenceye alır. Tabloda katılım payı yazıyorsa her giderin o bölümü sizde kalır.",
  "Poliçeden önce var olan ve kalıtsal hastalıklar, aşı, parazit uygulaması, kısırlaştırma, gebelik ve doğum ile yarış, dövüş ve ticari kullanım kapsam dışıdır.",
  {
    of: "illness",
    text: "Bekleme süresi içinde ortaya çıkan hastalıkların gideri ödenmez.",
  },
  "Hayvanın PETVET kaydı sigortalının adına olmalıdır. Mikroçip numarası kayıtla uyuşmuyorsa tazminat ödenmeyebilir.",
  "Tedaviden önce, acil hâllerde ise en kısa sürede sigorta şirketine bildirin; fatura, muayene raporu ve aşı karnesini saklayın.",
  "Poliçenin düzenlenmesinden başlayarak 14 gün içinde, tazminat talebinde bulunmadıysanız, gerekçe göstermeden cayabilirsiniz; ödediğiniz prim iade edilir.",
  "Sigorta şirketiyle anlaşmazlık hâlinde Sigorta Tahkim Komisyonuna başvurabilirsiniz.",
];
