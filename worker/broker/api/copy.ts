import { formatDate } from "#shared/format/date.ts";
import { formatMoney } from "#shared/format/money.ts";
import { toTurkishSentence } from "#shared/format/turkish-case.ts";
import { formatWait } from "#shared/format/wait.ts";
import type { DeclineReason } from "../payment/payment.ts";

const declined: Readonly<Record<DeclineReason, string>> = {
  "insufficient-funds": "Kart limiti yetersiz.",
  "do-not-honour": "Bankanız işlemi onaylamadı.",
  "expired-card": "Kartın süresi dolmuş.",
  "wrong-cvc": "Güvenlik kodu (CVC) hatalı.",
  "lost-or-stolen": "Bankanız bu kartla işleme izin vermiyor.",
  "fraud-suspected": "Bankanız işlemi güvenlik nedeniyle durdurdu.",
  "not-authenticated": "3D Secure doğrulaması tamamlanamadı.",
  "not-enrolled": "Kart 3D Secure doğrulamasına açık değil.",
  "three-d-unavailable": "3D Secure sayfası açılamadı.",
  "wrong-code": "Bankanın doğrulama kodu üç kez hatalı girildi.",
  cancelled: "Ödemeden vazgeçildi.",
  "session-expired": "3D Secure doğrulamasının süresi doldu.",
  refused: "Banka işlemi kabul etmedi.",
};

/** What the broker says to people. */
export const brokerCopy = {
  plateNotTaken: "Plaka yalnızca araç sigortası sorgularında gönderilir.",
  unexpected: "Beklenmeyen bir sorun oluştu. Lütfen biraz sonra tekrar deneyin.",
  invalid: "Lütfen bilgileri kontrol edip tekrar deneyin.",
  badBody: "İstek okunamadı. Lütfen bilgileri kontrol edip tekrar deneyin.",
  tooLarge: "Gönderilen bilgi çok büyük.",
  unauthorised: "Bu hizmeti kullanmak için yetkiniz yok.",
  badCaller: "İstekte zorunlu alanlar eksik.",
  unknownCall: "Böyle bir hizmet yok.",
  tooMany: "Çok sayıda deneme yapıldı. Lütfen daha sonra tekrar deneyin.",

  codeWrong: (left: number) =>
    left > 0
      ? `Kod hatalı. Kalan deneme hakkınız: ${left}.`
      : "Bu kod için deneme hakkınız kalmadı; yeni bir kod isteyebilirsiniz.",
  paymentPaused: (seconds: number) =>
    `Kısa sürede çok sayıda ödeme denendi. Güvenliğiniz için ${formatWait(seconds)} sonra yeniden deneyebilirsiniz; bu denemede kartınızdan ücret alınmadı.`,
  codeDelayed: (seconds: number) =>
    `Bu numaraya kısa sürede çok sayıda kod istendi. Yeni bir kodu ${formatWait(seconds)} sonra isteyebilirsiniz.`,
  passwordDelayed: (seconds: number) =>
    `Bu numaraya kısa sürede çok sayıda yeni şifre istendi. Yeni bir şifreyi ${formatWait(seconds)} sonra isteyebilirsiniz.`,
  codeExpired: "Kodun süresi doldu ya da kod daha önce kullanıldı. Yeni bir kod isteyebilirsiniz.",
  codeForOther:
    "Bu bilgiler için kod istenmedi. Önceki kod yalnızca istendiği bilgiler için geçerlidir; lütfen yeni bir kod isteyiniz.",
  codeNotSent: "Doğrulama kodu şu anda gönderilemiyor. Lütfen biraz sonra tekrar deneyin.",
  messageNotSent: "İleti şu anda gönderilemiyor. Lütfen biraz sonra tekrar deneyin.",
  verificationNeeded: "Devam etmek için telefonunuzu doğrulayınız.",

  birthDateNeeded: "Lütfen Doğum Tarihini Giriniz",
  otherName: "Ad ve soyad bu T.C. kimlik no ile uyuşmuyor; lütfen kimlikteki gibi yazınız.",
  identityMismatch: "Kimlik numarası ile doğum tarihi eşleşmiyor. Lütfen kontrol ediniz.",
  identityUnavailable: "Kimlik bilgilerinize ulaşamadık. Bilgilerinizi elle girebilirsiniz.",
  tooManyPeople:
    "Bir telefonla bir günde sorgulanabilecek kişi sayısına ulaşıldı. Yarın yeniden deneyebilir veya bizi arayabilirsiniz.",
  tooManyLinks:
    "Bugün gönderilebilecek kadar bağlantı gönderildi. Bağlantıyı kopyalayıp paylaşabilir ya da yarın yeniden deneyebilirsiniz.",
  tooManyMemberships:
    "Bu bağlantıdan bugün çok sayıda üyelik başlatıldı. Yarın ya da başka bir internet bağlantısından yeniden deneyebilir veya bizi arayabilirsiniz.",
  tooManyVehicles:
    "Bir telefonla bir günde en fazla on araç sorgulanabilir. Yarın yeniden deneyebilir veya bizi arayabilirsiniz.",
  registrySilent:
    "Bu fiyat geçici: bilgilerinizi kayıtlardan doğrulayamadık. Eksik bilgileri girerek kesin fiyatı görebilirsiniz; kayıtlar şu anda yanıt vermiyorsa lütfen biraz sonra yeniden deneyin.",
  registryDiffers: (reason: string) =>
    `Bildirdiğiniz bir bilgi kayıttakinden farklı: ${reason} Bilgilerinizi düzelterek yeni bir teklif alabilirsiniz.`,
  nothingToConfirm: "Bu teklifin belgeyle doğrulanacak bir bilgisi yok.",
  paperWaits: "Bu teklif için gönderdiğiniz belge inceleniyor; sonucunu SMS ile bildiririz.",
  /** `what`: "34 ABC 123 plakalı aracınız"; longer ones do without. */
  yourQuote: "Teklifiniz",
  paperAccepted: {
    settled: (what: string, url: string, site: string) =>
      `${what} için gönderdiğiniz belge kabul edildi, fiyatlar kesinleşti: ${url} ${site}`,
    /** A registry that the paper does not stand in for is silent still. */
    alone: (what: string, url: string, site: string) =>
      `${what} için gönderdiğiniz belge kabul edildi; kayıtlar yanıt verince fiyatlar kesinleşecek: ${url} ${site}`,
  },
  paperRefused: (reason: string) => (what: string, url: string, site: string) =>
    `${what} için gönderdiğiniz belge kabul edilmedi. Nedeni: ${reason}\nYeni bir belge gönderebilirsiniz: ${url} ${site}`,
  pricedByRegistry: "Fiyat, kayıtlardan alınan bilgilerle yeniden hesaplandı.",
  vehicleNotFound:
    "Araç bilgilerinize ulaşamadık. Ruhsat ya da ASBİS bilgilerinizi kontrol edebilir veya bilgileri elle girebilirsiniz.",

  draftNotFound: "Kaydedilmiş bilgileriniz bulunamadı.",
  draftChanged: "Bilgileriniz bu sırada başka bir sekmede değişti.",
  quoteNotFound: "Teklif bulunamadı.",
  pageNotFound: "Aradığınız sayfayı bulamadık.",
  requestNotFound: "Destek talebi bulunamadı.",
  fileNotFound: "Dosya bulunamadı.",
  sessionNotFound: "Bu oturum zaten kapanmış.",
  assetNotFound: "Kayıtlı varlık bulunamadı.",
  tooManyAssets: "En fazla 50 varlık kaydedebilirsiniz. Yenisini eklemek için birini siliniz.",
  deletionHeld:
    "Devam eden bir ödemeniz var. Hesabınızı ödeme sonuçlandıktan sonra silebilirsiniz.",
  notOwner: "Bu teklif için telefonunuzu doğrulamanız gerekiyor.",
  alreadyPurchased: "Bu teklifle poliçe satın alınmış.",
  offerExpired: "Teklifin geçerlilik süresi doldu. Lütfen yeni bir teklif alınız.",
  coveredUntil: (whose: string, insurance: string, end: string) =>
    `${toTurkishSentence(whose)} ${insurance} poliçesi ${formatDate(end)} tarihine kadar sürüyor. Yenisi en erken o gün başlar.`,
  offerWithdrawn: (reason: string) => `Şirket bu teklifi geri çekti: ${reason}`,
  phoneOnly: "Bu şirketin poliçesi temsilcimiz aracılığıyla düzenlenir.",
  documentsChanged:
    "Okuduğunuz metinler bu arada değişti. Kartınızdan ödeme alınmadı; lütfen güncel metinleri okuyup yeniden onaylayın.",
  priceChanged: (from: number, to: number) =>
    `Fiyat güncellendi: ${formatMoney(from)} TL → ${formatMoney(to)} TL. Devam etmek istiyor musunuz?`,
  insurerUnavailable: "Sigorta şirketine şu anda ulaşılamıyor. Lütfen biraz sonra tekrar deneyin.",
  quoteOutdated:
    "Bu teklifin üzerinden bir günden fazla geçti. Güncel kayıtlarla fiyat almak için bilgilerinizi düzenleyip yeniden teklif alınız.",
  soldElsewhere:
    "Bu teklifin ödemesini sigorta şirketi kendisi alır; teklif şu anda sitemizden satın alınamaz.",
  insurerDeclined: "Şirket bu bilgilerle teklif vermedi.",
  insurerFailed: "Şirketin hizmetine şu anda ulaşılamadı.",
  insurerTimeout: "Şirket süresi içinde yanıt vermedi.",

  nothingToChange: "Değiştirmek istediğiniz en az bir bilgiyi gönderiniz.",
  turkishOnly: "Belgeler yalnızca Türkçe hazırlanır.",
  noSuchPackage: "Böyle bir paket yok.",
  noSuchHeader: "Böyle bir teklif başlığı yok.",
  detailsNotTaken: "Bu ürün ve ileti türü için ek bilgi alınmaz.",
  termUnasked: "Bu seçim, öteki seçimlerinizle birlikte yapılamıyor.",
  unknownChoice: "Lütfen listeden bir seçim yapınız.",
  otherIdentity: "Seçtiğiniz kimlik türünde bu bilgi istenmez.",
  boughtBeforeRelease: (year: number) =>
    `Bu model ${year} yılında satışa çıktı; satın alma tarihini kontrol ediniz.`,
  addressNotFound: "Bu koda kayıtlı bir adres bulamadık.",
  homeNotFound: "Kayıtlı bir ikamet adresi bulamadık. Adresinizi listelerden seçebilirsiniz.",
  addressesUnavailable: "Adres kayıtlarına şu anda ulaşamadık. Lütfen biraz sonra tekrar deneyin.",
  companyCard: "Bu poliçenin sahibi bir şirket; lütfen kartın üzerindeki adı yazın.",
  nameNotOnCard: "Kayıttaki adı kullanamadık; lütfen kartın üzerindeki adı yazın.",
  instalmentsRefused: "Bu kartla seçtiğiniz taksit sayısı kullanılamıyor.",
  chooseTwoToFour: "Karşılaştırmak için iki ile dört arasında teklif seçiniz.",
  policyholderUnknown:
    "Bu kimlik numarasını nüfus kaydından doğrulayamadık. Biraz sonra yeniden deneyin veya bizi arayın.",
  guardianNeeded:
    "Sigortalı 18 yaşından küçük. Poliçeyi velisi veya vasisi olarak kendi adınızı yazarak satın alabilirsiniz.",
  standingRefused: "Bu sigortalı için bu sıfatla sigorta yaptırılamıyor.",
  policyholderIsInsured: "Bu numara sigortalınındır; lütfen kendi numaranızı yazın.",
  contractRequired: "Lütfen okuyup onaylayınız.",
  /** Shown under a heading that says already that the payment failed. */
  paymentDeclined: (reason: DeclineReason) => `${declined[reason]} Kartınızdan çekim yapılmadı.`,
  paymentUnavailable:
    "Bankaya şu anda ulaşılamıyor. Kartınızdan çekim yapılmadı; lütfen biraz sonra tekrar deneyin.",
  orderUnderWay:
    "Bu teklif için başlatılmış bir ödeme var. Durumunu sipariş sayfasında görebilirsiniz.",
  salesStopped: (phone: string) =>
    `İnternetten satışa şu anda ara verdik. Bilgileriniz ve teklifleriniz saklı; poliçenizi ${phone} numaralı telefondan bizi arayarak yaptırabilirsiniz.`,
  badKey: "Güvenlik anahtarının süresi doldu. Lütfen yeniden deneyin.",
  wrongCredentials: "Kullanıcı adı veya şifre hatalı.",
  wrongPassword: "Şifreniz hatalı.",
  memberNotFound: "Kullanıcı Bulunamadı",
  authenticatorCodeWrong:
    "Kod hatalı ya da daha önce kullanıldı. Uygulamanızda görünen yeni kodu giriniz.",
  offerOfSecretOver: "Anahtarın süresi doldu. Lütfen yeni bir anahtar alınız.",
  passwordUnset:
    "Tek kullanımlık şifreyle giriş yaptınız. Bu işlem için önce Şifre Değişikliği sayfasında kendi şifrenizi belirleyiniz.",
  currentPasswordWrong: "Mevcut şifreniz hatalı.",
  passwordUnchanged: "Yeni şifreniz eskisinden farklı olmalıdır.",
  passwordGuessable:
    "Bu şifre kolayca tahmin edilebilir. Daha uzun bir şifre seçiniz; birbiriyle ilgisi olmayan birkaç sözcük iyi bir şifredir. Adınızı, telefonunuzu, doğum tarihinizi ve yaygın sözcükleri tek başına kullanmayınız.",
  registrationRefused:
    "Üyeliğiniz tamamlanamadı. Bu bilgilerle daha önce üye olduysanız giriş yapın ya da şifrenizi yenileyin. Telefonunuz ya da kimlik numaranızla başkası üye olduysa bize yazın.",
  oneTimePasswordSms: (site: string, password: string) =>
    `${site}: Yeni şifreniz ${password}. Şifre 24 saat içinde bir kez geçerlidir; giriş yaptıktan sonra kendi şifrenizi belirleyiniz. Siz istemediyseniz eski şifrenizi kullanmaya devam edebilirsiniz.`,
  signInChanged: {
    password: "Hesabınızın şifresi değiştirildi.",
    app: "Hesabınızda doğrulama uygulamasıyla iki adımlı giriş açıldı.",
    sms: "Hesabınızda SMS ile iki adımlı giriş açıldı.",
    off: "Hesabınızda iki adımlı giriş kapatıldı.",
    recovery: "Hesabınıza bir kurtarma koduyla girildi.",
  },
  signInChangedSms: (site: string, what: string, phone: string) =>
    `${site}: ${what} Bu işlemi siz yapmadıysanız bizi arayın: ${phone}.`,
  signInNeeded: "Bu işlem için giriş yapmalısınız.",
  badSignature: "Bankanın yanıtı doğrulanamadı.",
  boughtMeanwhile:
    "Bu arada aynı sigortayı başka bir ödemeyle aldınız. Kartınızdan para çekilmedi, ikinci bir poliçe düzenlenmedi.",
  sessionUnopened:
    "Bankanızın onay sayfası açılamadı. Kartınızdan ödeme alınmadı; güvenliğiniz için saklamadığımız kart bilgilerinizi girerek yeniden deneyebilirsiniz.",
  startPassed:
    "Poliçenin başlangıç günü, ödeme tamamlanmadan geçti. Kartınızdan çekim yapılmadı; bilgilerinizi düzenleyip yeni bir teklif alabilirsiniz.",
  captureUnknown:
    "Bankadan ödeme sonucu alınamadı. Kartınızdan çekim yapıldıysa tutar iade edilir.",
  paymentRejected:
    "Ödemeniz güvenlik incelemesinden geçmedi. Poliçe düzenlenmedi, tutar kartınıza iade edildi.",
  rejectionUnderWay:
    "Ödemeniz güvenlik incelemesinden geçmedi. Poliçe düzenlenmedi, tutar kartınıza iade ediliyor.",
  issueFailed: "Sigorta şirketi poliçeyi düzenleyemedi. Ödemeniz iade edildi.",
  refundUnderWay: "Sigorta şirketi poliçeyi düzenleyemedi. Ödemeniz iade ediliyor.",

  linkSubject: (site: string) => `${site} teklifleriniz`,
  linkHeading: "Sigorta teklifleriniz hazır",
  linkPreheader: "Şirketlerin fiyatları ve teminatları tek sayfada.",
  linkText: "Sigorta tekliflerinize aşağıdaki bağlantıdan ulaşabilirsiniz.",
  linkButton: "Teklifleri görüntüleyin",
  linkNote: "Bu e-postayı, teklifin sahibi bu adrese gönderilmesini istediği için alıyorsunuz.",
  linkSms: (what: string, url: string, site: string) =>
    `${what} için sigorta teklifleriniz: ${url} ${site}`,
  linkSmsShort: (url: string, site: string) => `Sigorta teklifleriniz: ${url} ${site}`,
} as const;
