/** What is said of people who are insured for their health. */
export const personCopy = {
  heading: "Sigortalı",
  name: "Adı soyadı",
  declaration: "Sağlık beyanı",
  nothingDeclared: "Hastalık, ameliyat veya sürekli kullanılan ilaç bildirilmedi",
  /** Whose sex is known. */
  child: { kadin: "Kızı", erkek: "Oğlu" },
  registered: "Nüfus kaydındaki gibi",
  height: (cm: number) => `${cm} cm`,
  weight: (kg: number) => `${kg} kg`,
  whichIllness: "Lütfen bildirdiğiniz hastalık, ameliyat veya ilacı işaretleyiniz.",
  companyItself:
    "Tüzel kişiler sağlık sigortası yaptıramaz; sigortalı olarak bir kişinin kimlik numarasını giriniz.",
  oneOnly: (relation: string) => `Yalnızca bir sigortalının yakınlığı “${relation}” olabilir.`,
  twice: "Bu T.C. kimlik no ile başka bir sigortalı daha var.",
  holdersNumber:
    "Bu numara sigorta ettirenindir; sigortalanacak kişinin kendi numarasını yazınız ya da kişiyi kaldırınız.",
  otherDay: "Doğum tarihi bu T.C. kimlik no ile uyuşmuyor; lütfen kontrol ediniz.",
  ofNobody: (cm: number, kg: number) =>
    `${cm} cm ile ${kg} kg birbirine uymuyor; boyu ve kiloyu kontrol ediniz.`,
  /** One message for both: a wrong one of them shall not confirm the other. */
  differs: "Doğum tarihi veya cinsiyet bu T.C. kimlik no ile uyuşmuyor; lütfen kontrol ediniz.",
  childTooOld:
    "Çocuklar 20 yaşını doldurmamış olmalıdır; doğum tarihini kontrol ediniz ya da kişiyi kaldırınız. 20 yaşını dolduranlar kendi adına teklif alır.",
  spouseTooYoung:
    "Eş 16 yaşından küçük olamaz; doğum tarihini kontrol ediniz ya da kişiyi kaldırınız.",
  parentTooYoung:
    "Ebeveyniniz sizden küçük olamaz; doğum tarihini ve yakınlığı kontrol ediniz ya da kişiyi kaldırınız.",
  noAdult:
    "Sigortalılardan en az biri 20 yaşında veya daha büyük olmalıdır: 20 yaşını doldurmuş bir yakınınızı da ekleyiniz ya da anneniz veya babanız kendi adına teklif alıp sizi çocuğu olarak eklesin.",
  subject: (count: number) => `${count} kişi`,
  adults: (count: number) => `${count} yetişkin`,
  children: (count: number) => `${count} çocuk`,
  whose: (count: number) => `${count} kişilik`,
} as const;
