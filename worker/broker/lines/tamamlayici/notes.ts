import type { Note } from "../notes.ts";

/** What a supplementary health policy tells its holder, in the order printed. */
export const supplementaryPolicyNotes: readonly Note[] = [
  "Bu poliçe, yukarıda adı yazılı sigortalıların SGK ile anlaşmalı ve şirketin ağında yer alan özel sağlık kurumlarında ödeyeceği fark ücretini, teminat tablosundaki kapsam ve adetlerle karşılar. Yalnızca SGK kapsamındaki kişiler için geçerlidir; SGK’nın katılım payı sigortalıda kalır.",
  "Poliçeden önce var olan hastalıklar ile sağlık beyanında bildirilen hastalıklar, şirket poliçede yazılı olarak kabul etmedikçe kapsam dışıdır. Eksik veya gerçeğe aykırı beyan, tazminatın ödenmemesine ya da azaltılmasına yol açabilir.",
  "Teminat tablosunda yazan bekleme süreleri dolmadan, süreye bağlı hastalık ve ameliyat giderleri ödenmez. Kaza sonucu tedavilerde bekleme süresi yoktur.",
  { of: "birth", text: "Doğum giderleri, doğuma ait bekleme süresi dolmadan ödenmez." },
  "Tedaviye gitmeden önce kurumun seçtiğiniz ağda olup olmadığını şirketten öğrenin; kuruma T.C. kimlik numaranızla başvurmanız yeterlidir.",
  "Poliçenin düzenlenmesinden başlayarak 14 gün içinde, tazminat talebinde bulunmadıysanız, gerekçe göstermeden cayabilirsiniz; ödediğiniz prim iade edilir.",
  "Sigorta şirketiyle anlaşmazlık hâlinde Sigorta Tahkim Komisyonuna başvurabilirsiniz.",
];
