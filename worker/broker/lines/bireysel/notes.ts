import type { Note } from "../notes.ts";

/** What a private health policy tells its holder, in the order printed. */
export const privatePolicyNotes: readonly Note[] = [
  "Bu poliçe, yukarıda adı yazılı sigortalıların seçilen hastane grubundaki tedavi giderlerini teminat tablosunda gösterilen kapsam ve limitle, varsa katılım payı düşülerek karşılar. Gruptaki kurumları şirketin güncel listesinden öğreniniz.",
  "Poliçe, sigortalıların sağlık beyanı esas alınarak düzenlenmiştir. Poliçeden önce var olan hastalıklar ile beyanda bildirilen hastalıklar, şirket yazılı olarak kabul etmedikçe kapsam dışıdır. Eksik veya gerçeğe aykırı beyan, tazminatın ödenmemesine ya da azaltılmasına yol açabilir.",
  "Teminat tablosunda yazan bekleme süreleri dolmadan, süreye bağlı hastalık ve ameliyat giderleri ödenmez. Kaza sonucu tedavilerde bekleme süresi yoktur.",
  { of: "birth", text: "Doğum giderleri, doğuma ait bekleme süresi dolmadan ödenmez." },
  "Ömür boyu yenileme garantisi kendiliğinden verilmez; şirket, tabloda yazan yılın sonunda değerlendirir ve sonucu yazılı bildirir.",
  "Poliçenin düzenlenmesinden başlayarak 14 gün içinde, tazminat talebinde bulunmadıysanız, gerekçe göstermeden cayabilirsiniz; ödediğiniz prim iade edilir.",
  "Sigorta şirketiyle anlaşmazlık hâlinde Sigorta Tahkim Komisyonuna başvurabilirsiniz.",
];
