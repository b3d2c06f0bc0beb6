import { policyStartCopy } from "#shared/copy/policy-start.ts";
import type { ContentPage } from "./page.ts";
import { sectionsToHtml } from "./page.ts";

export const distanceContract: ContentPage = {
  title: "Mesafeli Satış Sözleşmesi",
  description: "İnternet üzerinden düzenlenen sigorta poliçeleri için mesafeli satış sözleşmesi.",
  keywords: "mesafeli satış sözleşmesi, online sigorta, poliçe",
  version: "2026-11-21",
  html: sectionsToHtml([
    {
      heading: "1. Taraflar",
      paragraphs: [
        "Aracı: {{firm}}, {{address}}, MERSİS: {{mersis}}, {{licence}}, telefon: {{phone}}, e-posta: {{email}}.",
        "Sigortacı: Satın alma sayfasında seçtiğiniz ve poliçede adı yazılı olan sigorta şirketi.",
        "Sigorta ettiren: Bilgileri satın alma sayfasında ve poliçede yer alan kişi.",
      ],
    },
    {
      heading: "2. Konu",
      paragraphs: [
        "Bu sözleşme, sigorta ettirenin internet sitesinden seçtiği sigorta poliçesinin elektronik ortamda düzenlenmesine, priminin ödenmesine ve teslimine ilişkin hak ve yükümlülükleri düzenler. Finansal hizmetlere ilişkin mesafeli sözleşmeler hakkındaki mevzuat ile 6102 sayılı Türk Ticaret Kanunu ve 5684 sayılı Sigortacılık Kanunu uygulanır.",
      ],
    },
    {
      heading: "3. Hizmetin nitelikleri ve bedeli",
      paragraphs: [
        "Sigortanın türü, teminatları, süresi, primi, vergi ve kesintileri ile taksitleri satın alma sayfasında onayınıza sunulur ve poliçede yer alır. Aracılık için sizden ayrıca ücret alınmaz.",
      ],
    },
    {
      heading: "4. Ödeme",
      paragraphs: [
        "Prim, banka veya kredi kartıyla ve 3D Secure doğrulamasıyla ödenir. Taksit seçeneği kartınıza ve sigorta şirketinin planına göre değişir.",
        "Prim tahsil edildiği hâlde poliçe düzenlenemezse tutar, gecikmeksizin ve kesintisiz olarak aynı karta iade edilir.",
      ],
    },
    {
      heading: "5. Sözleşmenin kurulması ve teslim",
      paragraphs: [
        "Sözleşme, ödemenin tahsil edilmesi ve sigorta şirketinin poliçeyi düzenlemesiyle kurulur. Poliçe, bildirdiğiniz e-posta adresine ve telefonunuza duyurulur; teklif sayfanızdan PDF olarak indirilebilir.",
        policyStartCopy.rule,
        policyStartCopy.endOfAny,
      ],
    },
    {
      heading: "6. Cayma hakkı ve iptal",
      paragraphs: [
        "Zorunlu sigortalarda, kanundan doğan sigorta yaptırma yükümlülüğü nedeniyle cayma hakkı kullanılamaz. Zorunlu trafik sigortası; aracın satılması, hurdaya ayrılması, trafikten çekilmesi veya aynı araç için birden çok poliçe bulunması hâlinde iptal edilir ve işlemeyen günlerin primi iade edilir.",
        "Cayma hakkı bulunan isteğe bağlı sigortalarda, sözleşmenin kurulmasından itibaren 14 gün içinde gerekçe göstermeden cayabilirsiniz.",
      ],
    },
    {
      heading: "7. Beyan yükümlülüğü",
      paragraphs: [
        "Sigorta ettiren, sözleşmenin yapılması sırasında bildiği veya bilmesi gereken önemli hususları doğru olarak bildirmekle yükümlüdür (Türk Ticaret Kanunu m. 1435). Süre içindeki değişiklikler de bildirilmelidir (m. 1444).",
      ],
    },
    {
      heading: "8. Uyuşmazlıklar",
      paragraphs: [
        "Şikâyetlerinizi önce {{email}} adresine iletebilirsiniz. Uyuşmazlık hâlinde tüketici hakem heyetlerine, tüketici mahkemelerine veya Sigorta Tahkim Komisyonu'na başvurabilirsiniz.",
      ],
    },
  ]),
};
