import { comparisonSize } from "#shared/schemas/comparison-size.ts";
import { refusalCopy } from "./refusal.ts";

/** Messages of field rules, shown below the field they belong to. */
export const validationCopy = {
  ...refusalCopy,
  required: "Lütfen doldurun",
  passwordRequired: "Lütfen Doldurun",
  valueInvalid: "Geçerli bir değer giriniz.",
  digitCount: (count: number) => `${count} haneli bir sayı giriniz.`,

  firstNameRequired: "Lütfen adınızı giriniz",
  lastNameRequired: "Lütfen soyadınızı giriniz",
  emailRequired: "Lütfen e-mail adresi giriniz",
  emailInvalid: "Lütfen email adresinizi doğru doldurun.",
  phoneRequired: "Lütfen telefon numarası giriniz",
  phonePrefix: "Telefon numarası 5 ile başlamalıdır.",

  nationalNumberRequired: "Lütfen TC kimlik numarası giriniz",
  nationalNumberInvalid: "Lütfen geçerli bir TC kimlik numarası giriniz",
  nationalNumberLength: "T.C. kimlik numarası 11 haneli olmalıdır.",
  foreignNumberInvalid: "Lütfen 99 ile başlayan geçerli bir yabancı kimlik numarası giriniz",
  passportNumberRequired: "Lütfen pasaport numarası giriniz",
  passportNumberInvalid:
    "Geçerli bir pasaport numarası giriniz: 6 ile 9 karakter arasında harf ve rakam.",
  passportName: "Pasaportunuzdaki gibi Latin harfleriyle yazınız.",
  travelDocumentRequired: "Lütfen pasaport veya kimlik numarası giriniz",
  taxNumberRequired: "Lütfen vergi kimlik numarası giriniz",
  taxNumberInvalid: "Lütfen geçerli bir vergi kimlik numarası giriniz",

  memberPasswordRequired: "Lütfen şifre giriniz",
  passwordTooShort: "Şifreniz en az 4 karakter olmalıdır.",
  passwordTooLong: "Şifreniz en fazla 75 karakter olabilir.",
  passwordMismatch: "Girdiğiniz şifre eşleştirilemedi",
  policyNumberRequired: "Lütfen poliçe numarasını giriniz",
  policyNumber: "Poliçe numarasını poliçede yazdığı gibi giriniz",
  ibanRequired: "Lütfen IBAN giriniz",
  iban: "Lütfen IBAN’ı kontrol ediniz: TR ile başlar, 26 karakterdir",
  smsCodeRequired: "Lütfen SMS kodu giriniz",
  authenticatorCodeRequired: "Lütfen doğrulama kodunu giriniz",

  privacyConsent: "Lütfen Gizlilik Politikası ve Kullanıcı Sözleşmesi'ni onaylayın",
  disclosureConsent: "Lütfen Aydınlatma metnini okuyup onaylayınız",
  quotePrivacyConsent: "Lütfen gizlilik politikasını ve kullanım koşullarını kabul ediniz.",
  quoteDisclosureConsent: "Lütfen aydınlatma metnini onaylayınız.",
  healthDataConsent: "Lütfen sağlık verilerinize ilişkin açık rıza metnini onaylayınız.",
  newsletterConsent: "Lütfen E-bülten ve SMS almak için onay veriniz.",

  plateRequired: "Lütfen plaka giriniz",
  plateTooLong: "Plaka, boşluklar dışında 7 veya 8 karakter olmalıdır (örn. 34 ABC 123).",
  documentRequired: "Lütfen ruhsat belge numarasını giriniz",
  documentSerial: "Belge seri kodu 2 harf olmalıdır.",
  documentNumber: "Belge seri numarası 6 rakam olmalıdır.",
  asbisNumber: "ASBİS numarası 19 rakam olmalıdır.",
  vin: "Şasi numarası 17 karakter olmalıdır.",
  engineNumber:
    "Motor numarası 6 ile 20 karakter arasında olmalı, yalnızca harf ve rakam içermelidir.",
  uavtCode: "UAVT adres kodu 10 haneli olmalıdır.",
  platedOnly:
    "Noterde devredilecek aracın plakası olmalıdır; il kodu ve YK yalnızca plaka almamış yeni araçlar içindir.",
  tradeLicenceRequired: "Lütfen yetki belgesi numarası giriniz",
  tradeLicenceInvalid:
    "Geçerli bir yetki belgesi numarası giriniz: 4 ile 20 karakter arasında harf, rakam, tire veya eğik çizgi.",
  daskPolicyNumber: "DASK poliçe numarası 8 ile 10 haneli bir sayı olmalıdır.",
  imei: "Geçerli bir IMEI numarası giriniz.",
  foreignPlate: "Plaka 2 ile 12 karakter arasında olmalı; harf, rakam, boşluk ve tire içerebilir.",
  firmNameRequired: "Lütfen işletmenizin unvanını giriniz",
  taxOffice: "Vergi dairesinin adını yalnızca harflerle yazınız.",
  firmName:
    "Unvan 2 ile 120 karakter arasında olmalı; harf, rakam, boşluk ve . , & ( ) / ' - içerebilir.",
  placesRequired: "Lütfen gideceğiniz yerleri yazınız",
  places: "Yer adlarını aralarına virgül koyarak yazınız; en fazla 200 karakter.",
  plateForVehicleBound: "Araca bağlı koruma için plaka giriniz.",
  microchip: "Mikroçip numarası 15 rakam olmalıdır.",

  dateInvalid: "Geçerli bir tarih giriniz (GG.AA.YYYY).",
  datePast: "Tarih bugünden önce olamaz.",
  dateToCome: "Tarih bugünden sonra olamaz.",
  tooManyCompared: `En fazla ${comparisonSize.most} teklif karşılaştırabilirsiniz.`,
  isoDateInvalid: "Geçerli bir tarih giriniz (YYYY-AA-GG).",
  wireDateInvalid: "Geçerli bir tarih giriniz (YYYY-AA-GG SS:DD).",
  birthDateRequired: "Lütfen Doğum Tarihini Giriniz",
  birthDateUnlikely: "Lütfen doğum tarihini kontrol ediniz.",
  birthDateInvalid: "Geçerli bir doğum tarihi giriniz (GG.AA.YYYY).",
  underage:
    "Sigorta ettiren 18 yaşını doldurmuş olmalıdır: velisi veya vasisi kendi bilgileriyle teklif alıp çocuğu sigortalı olarak ekleyebilir.",
  residentUnderage:
    "18 yaşından küçüklere bu sigorta internetten satılmıyor. Velisi veya vasisi bizi arasın; nasıl sigortalanacağını anlatalım.",
  policyholderUnderage: "Başkası için sigorta yaptırabilmek üzere 18 yaşını doldurmuş olmalısınız.",
  declarationRequired: "Devam etmek için beyanı onaylayınız.",
  contactInvalid: "Cep telefonu (05XX XXX XX XX) veya e-posta adresi giriniz.",
  insuredContactOwn:
    "Bu numara sizin. Lütfen sigortalının kendi telefonunu veya e-postasını yazınız.",
  insuredContactRequired: "Sigortalının cep telefonunu veya e-posta adresini giriniz.",
  memberUnderage: "Üye olmak için 18 yaşını doldurmuş olmalısınız.",
  policyStartPast: "Poliçe başlangıç tarihi bugünden önce olamaz.",
  policyStartTooLate: (days: number) => `Poliçe en fazla ${days} gün sonrası için başlatılabilir.`,
  returnBeforeDeparture: "Dönüş tarihi gidiş tarihinden önce olamaz.",
  foreignOnly:
    "Bu sigorta yabancı uyruklular içindir; Türkiye Cumhuriyeti vatandaşları bireysel sağlık sigortası alabilir.",
  tripTooLong: (days: number) => `Bir seyahat en fazla ${days} gün sürebilir.`,
  passportForSchengen: "Schengen belgesinde pasaport numarası yazar; pasaport numarası giriniz.",
  sameTravelDocument: "Bu numara başka bir yolcuda da yazılı.",
  /** Of a traveller who goes by a passport. */
  citizensNumber:
    "T.C. vatandaşı yolcunun T.C. kimlik numarası gerekir; yolcu yabancıysa uyruğunu seçiniz.",
  citizensPassport:
    "T.C. kimlik no 11 hanelidir, T.C. pasaport numarası harfle başlar; kontrol ediniz.",
  /** Of a holder who goes by one. */
  citizensByNumber: "T.C. vatandaşları T.C. kimlik numarasıyla devam eder.",
  holdersPassport: "Bu pasaport sigorta ettirenin; aynı bilgileri yazınız.",
  exitBeforeEntry: "Çıkış tarihi giriş tarihinden önce olamaz.",

  insuredCount: (min: number, max: number, what: string) =>
    min === max ? `${min} ${what} giriniz.` : `En az ${min}, en çok ${max} ${what} giriniz.`,
  unknownProduct: "Böyle bir ürün yok.",
  messageRequired: "Lütfen mesajınızı yazınız",
  referenceCode: "Referans kodu 4 ile 30 karakter arasında olmalı; harf, rakam ve tire içerebilir.",

  amountRequired: "Bir değer girilmelidir.",
  amountTooLow: (min: string) => `En az ${min}₺ olmalıdır.`,
  amountTooHigh: (max: string) => `En fazla ${max}₺ olmalıdır.`,
  numberTooLow: (min: string) => `En az ${min} olmalıdır.`,
  numberTooHigh: (max: string) => `En fazla ${max} olmalıdır.`,

  cardNumberRequired: "Lütfen kart numarası giriniz",
  cardNumberInvalid: "Geçerli bir kart numarası giriniz.",
  cardHolderRequired: "Lütfen kart üzerindeki adı giriniz",
  cardExpiryInvalid: "Geçerli bir son kullanma tarihi giriniz (AA/YY).",
  cardExpired: "Kartınızın son kullanma tarihi geçmiş.",
  cvc: "Güvenlik kodu (CVC) 3 haneli olmalıdır.",
  cvcAmex: "American Express kartlarda güvenlik kodu (CVC) 4 haneli olmalıdır.",
} as const;
