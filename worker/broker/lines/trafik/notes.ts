/** What a traffic policy tells its holder, in the order printed. */
export const trafikPolicyNotes: readonly string[] = [
  "Bu poliçe, aracın işletilmesi sırasında üçüncü kişilere verilen zararları 2918 sayılı Karayolları Trafik Kanunu ve Karayolları Motorlu Araçlar Zorunlu Mali Sorumluluk Sigortası Genel Şartları uyarınca karşılar; kendi aracınızın hasarını karşılamaz.",
  "Kaza hâlinde tarafların anlaşması mümkünse Kaza Tespit Tutanağı düzenleyin, en az dört fotoğraf çekin ve kazayı beş iş günü içinde sigorta şirketine bildirin. Ölüm veya yaralanma varsa 112'yi arayın.",
  "Teminat limitleri ilgili mevzuatla belirlenir ve tüm sigorta şirketlerinde aynıdır. Limitler poliçe süresi içinde artırılırsa ek prim ödemeden yeni limitlerden yararlanırsınız.",
  "Trafik sigortası zorunlu olduğu için cayma talebini sigorta şirketi karara bağlar. Poliçe; aracın satılması, hurdaya ayrılması veya ikinci bir trafik poliçesinin bulunması hâlinde iptal edilebilir, kullanılmayan günlerin primi iade edilir. Araç trafikten çekildiğinde kararı sigorta şirketi verir.",
  "Sigorta şirketiyle anlaşmazlık hâlinde Sigorta Tahkim Komisyonuna başvurabilirsiniz.",
];
