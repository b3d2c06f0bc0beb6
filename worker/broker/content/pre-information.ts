import { policyStartCopy } from "#shared/copy/policy-start.ts";
import type { ContentPage } from "./page.ts";
import { sectionsToHtml } from "./page.ts";

export const preInformation: ContentPage = {
  title: "Ön Bilgilendirme Formu",
  description: "Mesafeli sözleşme kurulmadan önce bilmeniz gerekenler.",
  keywords: "ön bilgilendirme formu, mesafeli sözleşme, sigorta",
  version: "2026-11-21",
  html: sectionsToHtml([
    {
      heading: "Hizmeti sunan",
      paragraphs: [
        "{{firm}}, {{address}}. Telefon: {{phone}}. E-posta: {{email}}. MERSİS: {{mersis}}. {{licence}}. Sigorta brokeri olarak faaliyet gösterir; denetleyen kurum Sigortacılık ve Özel Emeklilik Düzenleme ve Denetleme Kurumudur.",
      ],
    },
    {
      heading: "Hizmetin temel nitelikleri",
      list: [
        "Seçtiğiniz sigorta şirketinin poliçesi elektronik ortamda düzenlenir.",
        "Teminat tutarları, poliçe dönemi ve ücretsiz ek hizmetler satın alma sayfasında gösterilir.",
        "Fiyatın dayandığı bilgiler (hasar basamağı, kullanım şekli, başlangıç tarihi) onayınıza sunulur; yanlış bir bilgi görürseniz satın almadan önce düzeltiniz.",
      ],
    },
    {
      heading: "Toplam bedel",
      paragraphs: [
        "Gösterilen fiyatlara gider vergisi ve yasal kesintiler dâhildir. Taksitli ödemede toplam tutar peşin fiyattan farklıysa her taksit satırında yazılıdır. Başka bir ücret alınmaz.",
      ],
    },
    {
      heading: "Teklifin geçerliliği",
      paragraphs: [
        "Teklif, kartında yazılı tarih ve saate kadar geçerlidir. Fiyat değişirse eski ve yeni fiyat gösterilir, onayınız olmadan ödeme alınmaz.",
      ],
    },
    {
      heading: "Ödeme ve ifa",
      paragraphs: [
        "Ödeme 3D Secure ile alınır. Poliçe, ödemenin ardından genellikle birkaç dakika içinde düzenlenir; düzenlenemezse ödeme iade edilir.",
        policyStartCopy.rule,
      ],
    },
    {
      heading: "Cayma hakkı",
      paragraphs: [
        "Zorunlu trafik sigortası ve zorunlu deprem sigortası gibi zorunlu sigortalarda cayma hakkı yoktur. İsteğe bağlı sigortalarda 14 gün içinde cayma hakkınız vardır; bildiriminizi {{email}} adresine gönderebilirsiniz.",
      ],
    },
    {
      heading: "Şikâyet ve başvuru",
      paragraphs: [
        "Şikâyetlerinizi {{email}} adresine veya {{phone}} numarasına iletebilirsiniz. Ayrıca Sigorta Tahkim Komisyonu'na ve tüketici hakem heyetlerine başvurabilirsiniz.",
      ],
    },
  ]),
};
