/** What a foreign resident's policy tells its holder, in the order printed; the first is what the authority looks for. */
export const residentPolicyNotes: readonly string[] = [
  "Bu poliçe, ikamet izni taleplerinde yaptırılacak özel sağlık sigortalarına ilişkin 2014/9 sayılı genelgede belirlenen asgari teminat yapısını kapsamaktadır.",
  "Poliçe, yukarıda adı yazılı sigortalının Türkiye’deki tedavi giderlerini teminat tablosunda gösterilen tutar ve katılım paylarıyla öder.",
  "Poliçeden önce var olan hastalıklar, gebelik ve doğum, kaza dışındaki diş ve göz tedavileri, estetik işlemler ve check-up kapsam dışıdır.",
  "Ad, soyad, baba adı, uyruk ve belge numarası pasaporttaki gibi olmalıdır; yanlışlık başvurunuzun reddine yol açabilir.",
  "Planlı tedaviden önce sigorta şirketini arayıp anlaşmalı kurumu öğrenin; acil hâlde en yakın sağlık kuruluşuna başvurup sonra haber verin.",
  "Poliçenin düzenlenmesinden başlayarak 14 gün içinde, tazminat talebinde bulunmadıysanız, gerekçe göstermeden cayabilirsiniz; ödediğiniz prim iade edilir.",
  "Sigorta şirketiyle anlaşmazlık hâlinde Sigorta Tahkim Komisyonuna başvurabilirsiniz.",
];
