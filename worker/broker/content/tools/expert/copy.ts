export const expertCopy = {
  whoTitle: "Eksperi kim atar?",
  inTurn: (planned: string, low: string, high: string) =>
    `2026 yılı gazete haberlerine göre araç hasarlarında eksper, SBM’nin EKSİST sistemiyle sırayla atanır; ne siz ne şirket seçer. Uygulamanın ${planned} gününde bütün ülkeye yayılması planlanmıştı. Atama için hasar eşiğini bir gazete ${low} TL, bir başkası ${high} TL yazdı. Dosyanızda nasıl işlediğini sigorta şirketinize sorun.`,
  byInsurer:
    "Eksperi çoğunlukla sigorta şirketi görevlendirir. Bu branşlarda siz de ruhsatlı bir eksper görevlendirebilirsiniz; raporun bir örneği size, aslı şirkete gider.",
  damage: {
    repair: "Onarımın bedelini ve hangi parçanın değişeceğini eksper raporu belirler.",
    valueLoss:
      "2026 yılı gazete haberlerine göre değer kaybı aynı dosyada, aynı eksperce değerlendirilir; ayrıca eksper aramanız gerekmez. Değer kaybı kaskodan değil, karşı tarafın trafik sigortasından istenir.",
    total:
      "Aracın ağır hasarlı sayılıp sayılmayacağına ve değerine rapordaki piyasa araştırması temel olur; kullanılan ilanları rapordan isteyin.",
  },
  costsTitle: "Ücreti kim öder?",
  assigned: "Atanan ya da şirketin görevlendirdiği eksper",
  insurerPays: "şirket öder",
  own: "Kendi görevlendirdiğiniz eksper",
  ownPays: "önce siz ödersiniz",
  ownNote: "makul tutarı, tazminat borcu bulunan şirketten istenebilir (TTK m. 1426)",
  documentsTitle: "Hazırlayın",
  vehicleDocuments: [
    "Kaza tespit tutanağı veya resmî rapor",
    "Ruhsat, sürücü belgesi ve poliçe",
    "Olay yerinde ve serviste çekilmiş fotoğraflar",
    "Önceki onarımların faturaları",
  ],
  otherDocuments: [
    "Poliçe ve hasar bildirimi",
    "Hasarlı eşyanın faturası, garanti belgesi ve bakım kayıtları",
    "Fotoğraf ve varsa video",
    "Güvenlik için alınan geçici önlemlerin fişleri",
  ],
  beforeTitle: "Eksper gelmeden",
  before:
    "Hasarlı parçaları atmayın ve onarıma başlamayın; hasarı büyütecek bir tehlike varsa geçici önlem alıp fişini saklayın.",
  datesTitle: "Rapora itiraz",
  object: "İtirazın son günü",
  objectNote: (days: number) => `bildirimden sonra ${days} iş günü`,
  isPast: "süresi geçti",
  appointment: "Eksper raporuna itirazın son günü",
  alarmDays: 1,
  objectHow:
    "Eksik ya da hatalı bulduğunuz yeri belgesiyle, yazılı olarak şirkete bildirin. Anlaşmazlık sürerse Sigorta Tahkim Komisyonu ve mahkeme yolu açıktır.",
  objectSource:
    "Süre 2026 yılı gazete haberlerinden alındı; hafta sonu ve sabit günlü tatiller sayılmadı. Dosyanızdaki kesin süreyi şirkete sorun.",
  noDeadline:
    "Bu branşta itiraz için genel bir süre bulamadık; raporun size bildirildiği gün şirkete sorun ve itirazı geciktirmeyin.",
} as const;
