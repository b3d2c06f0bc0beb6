/** What an own damage policy tells its holder, in the order printed. */
export const kaskoPolicyNotes: readonly string[] = [
  "Bu poliçe, yukarıda plakası yazılı aracın kendi hasarını Kara Araçları Kasko Sigortası Genel Şartları ve teminat tablosunda gösterilen kapsamla güvenceye alır. Tabloda “Dâhil değil” yazan teminatlar ödenmez.",
  "Araç, hasar anındaki rayiç değeriyle sigortalıdır; teklifteki liste değeri primin hesabında kullanılmıştır. Bildirilmeyen aksesuarların hasarı ödenmez.",
  "Alkollü veya ehliyetsiz sürücünün yaptığı kazalar, bakımsızlık, aşınma ve mekanik arızalar kapsam dışıdır. Tabloda muafiyet yazıyorsa her hasarda o pay sizde kalır.",
  "Kazayı beş iş günü içinde sigorta şirketine bildirin; aracı onarıma vermeden önce şirketin yönlendirmesini alın. Çalınma hâlinde hemen kolluğa başvurun.",
  "Poliçenin düzenlenmesinden başlayarak 14 gün içinde, tazminat talebinde bulunmadıysanız, gerekçe göstermeden cayabilirsiniz; ödediğiniz prim iade edilir.",
  "Sigorta şirketiyle anlaşmazlık hâlinde Sigorta Tahkim Komisyonuna başvurabilirsiniz.",
];
