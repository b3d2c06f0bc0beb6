import type { Note } from "../notes.ts";

/** What a phone policy tells its holder, in the order printed. */
export const telefonPolicyNotes: readonly Note[] = [
  "Bu poliçe, yukarıda IMEI numarası yazılı telefonu teminat tablosunda gösterilen kapsam ve adetlerle güvenceye alır. Kaybetme, unutma, çizik ve görünüm kusurları, pil eskimesi, yazılım ve üretim hataları ile aksesuarlar kapsam dışıdır.",
  "Bekleme süresi içinde oluşan hasarlar ödenmez.",
  {
    of: "theft",
    text: "Hırsızlık yalnızca kapkaç, gasp veya kilitli yere zorla girilmesi hâlinde, polis tutanağıyla ödenir.",
  },
  "Hasarda telefonu onarıma vermeden önce sigorta şirketine bildirin; onarım, şirketin yönlendirdiği serviste yapılır.",
  {
    of: "total-loss",
    text: "Onarılamayan telefon, eşdeğer yenilenmiş bir cihazla değiştirilebilir.",
  },
  "Poliçenin düzenlenmesinden başlayarak 14 gün içinde, tazminat talebinde bulunmadıysanız, gerekçe göstermeden cayabilirsiniz; ödediğiniz prim iade edilir.",
  "Sigorta şirketiyle anlaşmazlık hâlinde Sigorta Tahkim Komisyonuna başvurabilirsiniz.",
];
