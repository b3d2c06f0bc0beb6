import { policyStartCopy } from "#shared/copy/policy-start.ts";
import type { ContentPage } from "../../content/page.ts";
import { sectionsToHtml } from "../../content/page.ts";

export const kaskoInformation: ContentPage = {
  title: "Kasko Sigortası Bilgilendirme Formu",
  description: "Kasko sigortasının kapsamı, kapsam dışı kalan hâller ve hasar anında yapılacaklar.",
  keywords: "bilgilendirme formu, kasko sigortası, teminat",
  version: "2026-11-21",
  html: sectionsToHtml([
    {
      heading: "A. Genel bilgiler",
      paragraphs: [
        "Bu form, Sigorta Sözleşmelerinde Bilgilendirmeye İlişkin Yönetmelik uyarınca, kasko sigortası hakkında bilgi vermek için hazırlanmıştır. Sözleşmeye {{firm}} aracılık eder.",
        "Kasko isteğe bağlıdır ve kendi aracınızın hasarını güvenceye alır. Karşı tarafa verdiğiniz zarar için zorunlu trafik sigortası ayrıca gereklidir.",
        `${policyStartCopy.rule} ${policyStartCopy.end}`,
      ],
    },
    {
      heading: "B. Teminatlar",
      paragraphs: [
        "Kapsam pakete ve seçimlerinize göre değişir; satın alacağınız teklifin teminat tablosu esas alınır.",
      ],
      list: [
        "Bütün paketler: çarpma, çarpışma, yanma, çalınma ve üçüncü kişilerin kötü niyetli hareketleri.",
        "Kasko paketi: dar kaskoya ek olarak doğal afetler, grev, lokavt ve terör, cam kırılması, mini onarım, anahtar kaybı, hukuksal koruma ve ferdi kaza.",
        "Genişletilmiş kasko: bunlara ek olarak yanlış akaryakıt dolumu, kemirgen zararı, özel eşya, yurt dışı kasko ve hasarsızlık indirim koruma.",
        "Servis türü, muafiyet, ihtiyari mali mesuliyet (İMM) limiti ve ikame araç süresi sizin seçiminizdir.",
        "Araç, hasar anındaki rayiç değeriyle sigortalıdır. Sonradan takılan aksesuarlar yalnızca bildirildiyse ödenir.",
      ],
    },
    {
      heading: "C. Kapsam dışında kalanlar",
      list: [
        "Alkol veya uyuşturucu etkisi altında ya da ehliyetsiz araç kullanırken oluşan hasarlar.",
        "Bakımsızlık, aşınma, paslanma ve mekanik arızalar.",
        "Bildirilmeyen aksesuarların hasarı ve poliçede yazan muafiyet.",
        "Teminat tablosunda “Dâhil değil” yazan teminatlar.",
      ],
    },
    {
      heading: "D. Hasarsızlık indirimi",
      paragraphs: [
        "İndirim, sigorta kayıtlarındaki hasarsız yıllarınıza göre uygulanır. Hasar ödemesi kademeyi düşürebilir; hasarsızlık indirim koruma teminatı olan pakette ilk hasar kademeyi etkilemez.",
      ],
    },
    {
      heading: "E. Hasar anında",
      list: [
        "Güvenliği sağlayınız; yaralanma varsa 112'yi arayınız.",
        "Karşı tarafla Maddi Hasarlı Trafik Kazası Tespit Tutanağı düzenleyiniz ve fotoğraf çekiniz; çalınmada kolluğa başvurunuz.",
        "Kazayı beş iş günü içinde sigorta şirketine bildiriniz.",
        "Aracı onarıma vermeden önce şirketin yönlendirdiği servisi öğreniniz.",
      ],
    },
    {
      heading: "F. Cayma ve iptal",
      paragraphs: [
        "Tazminat talebinde bulunmadıysanız 14 gün içinde gerekçe göstermeden cayabilirsiniz; ödediğiniz prim iade edilir. Aracı satarsanız poliçenin iptalini ve kullanılmayan günlerin primini isteyebilirsiniz.",
      ],
    },
    {
      heading: "G. Şikâyet ve bilgi talepleri",
      paragraphs: [
        "Bilgi ve şikâyetleriniz için {{firm}}, {{phone}}, {{email}}. Sigortacıya yapılan başvurular en geç 15 iş günü içinde yanıtlanır; uyuşmazlık hâlinde Sigorta Tahkim Komisyonu'na başvurabilirsiniz.",
      ],
    },
  ]),
};
