import { policyStartCopy } from "#shared/copy/policy-start.ts";
import type { ContentPage } from "../../content/page.ts";
import { sectionsToHtml } from "../../content/page.ts";

export const trafikInformation: ContentPage = {
  title: "Zorunlu Trafik Sigortası Bilgilendirme Formu",
  description:
    "Zorunlu trafik sigortasının kapsamı, kapsam dışı kalan hâller ve hasar anında yapılacaklar.",
  keywords: "bilgilendirme formu, zorunlu trafik sigortası, teminat",
  version: "2026-11-21",
  html: sectionsToHtml([
    {
      heading: "A. Genel bilgiler",
      paragraphs: [
        "Bu form, Sigorta Sözleşmelerinde Bilgilendirmeye İlişkin Yönetmelik uyarınca, Karayolları Motorlu Araçlar Zorunlu Mali Sorumluluk Sigortası (trafik sigortası) hakkında bilgi vermek için hazırlanmıştır. Sözleşmeye {{firm}} aracılık eder.",
        "Trafik sigortası, 2918 sayılı Karayolları Trafik Kanunu gereğince her motorlu araç için zorunludur. Sigortasız araç trafikten menedilir ve işletenine idari para cezası uygulanır.",
        `${policyStartCopy.rule} ${policyStartCopy.end}`,
      ],
    },
    {
      heading: "B. Teminatlar",
      paragraphs: [
        "Sigorta, aracın işletilmesi sırasında üçüncü kişilere verilen zararları, poliçenin düzenlendiği tarihte geçerli limitlere kadar karşılar. Limitler bütün şirketlerde aynıdır.",
      ],
      list: [
        "Maddi zararlar: karşı tarafın aracında ve malında oluşan zarar ile değer kaybı.",
        "Sağlık giderleri: Sosyal Güvenlik Kurumunca karşılanan tedavi giderleri.",
        "Sürekli sakatlık ve destekten yoksun kalma (ölüm) tazminatları.",
      ],
    },
    {
      heading: "C. Kapsam dışında kalanlar",
      list: [
        "Sigortalı aracın kendi hasarı ve sürücüsünün kusuruna düşen talepler.",
        "Manevi tazminat talepleri.",
        "Hak sahibinin kendi kusuruna düşen kısım.",
        "Araçta taşınan malların uğradığı zararlar.",
        "Yarış, terör eylemi ve aracın çalınması hâlinde genel şartlarda belirtilen talepler.",
      ],
    },
    {
      heading: "D. Sigortacının rücu hakkı",
      paragraphs: [
        "Sigortacı; sürücü belgesi bulunmaması, alkol veya uyuşturucu etkisi altında araç kullanılması, kaza yerinin zorunlu neden olmadan terk edilmesi, istiap haddinin aşılması ve benzeri hâllerde ödediği tazminatı sigortalıdan isteyebilir.",
      ],
    },
    {
      heading: "E. Hasar anında",
      list: [
        "Güvenliği sağlayınız; yaralanma varsa 112'yi arayınız ve aracı yerinden oynatmayınız.",
        "Yalnızca maddi hasar varsa karşı tarafla Maddi Hasarlı Trafik Kazası Tespit Tutanağı düzenleyiniz ve fotoğraf çekiniz.",
        "Kazayı beş iş günü içinde sigorta şirketine bildiriniz.",
        "Tazminat, gerekli belgelerin tesliminden itibaren sekiz iş günü içinde ödenir.",
      ],
    },
    {
      heading: "F. Şikâyet ve bilgi talepleri",
      paragraphs: [
        "Bilgi ve şikâyetleriniz için {{firm}}, {{phone}}, {{email}}. Sigortacıya yapılan başvurular en geç 15 iş günü içinde yanıtlanır; uyuşmazlık hâlinde Sigorta Tahkim Komisyonu'na başvurabilirsiniz.",
      ],
    },
  ]),
};
