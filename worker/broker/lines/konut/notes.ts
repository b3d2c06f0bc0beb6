import type { Note } from "../notes.ts";

/** What a home policy tells its holder, in the order printed. */
export const konutPolicyNotes: readonly Note[] = [
  "Bu poliçe, yukarıda adresi yazılı konutta, teminat tablosunda bedeli yazan bina ve eşyayı orada gösterilen kapsamla güvenceye alır. Tabloda “Dâhil değil” yazan teminatlar poliçede yoktur.",
  "Bedeller gerçek değerin altındaysa hasarda tazminat aynı oranda azalır (eksik sigorta).",
  { of: "building", text: "Bina bedeli satış fiyatı değil, yeniden yapım maliyetidir." },
  {
    of: "earthquake",
    text: "Deprem teminatı, zorunlu deprem sigortasının karşılamadığı bölüm içindir ve hasar gününde geçerli bir DASK poliçesi arar.",
  },
  "Hasarı öğrenince artmasını önleyecek tedbirleri alın ve sigorta şirketine gecikmeden bildirin.",
  { of: "theft", text: "Hırsızlıkta polis tutanağı gerekir." },
  "Tazminat talebinde bulunmadıysanız poliçenin düzenlenmesinden başlayarak 14 gün içinde gerekçe göstermeden cayabilirsiniz; ödediğiniz prim iade edilir.",
  "Sigorta şirketiyle anlaşmazlık hâlinde Sigorta Tahkim Komisyonuna başvurabilirsiniz.",
];
