import { policyStartCopy } from "#shared/copy/policy-start.ts";
import type { ContentPage } from "../../content/page.ts";
import { sectionsToHtml } from "../../content/page.ts";

export const telefonInformation: ContentPage = {
  title: "Cep Telefonu Sigortası Bilgilendirme Formu",
  description:
    "Cep telefonu sigortasının kapsamı, kapsam dışı kalan hâller ve hasar anında yapılacaklar.",
  keywords: "bilgilendirme formu, cep telefonu sigortası, teminat",
  version: "2026-11-21",
  html: sectionsToHtml([
    {
      heading: "A. Genel bilgiler",
      paragraphs: [
        "Bu form, Sigorta Sözleşmelerinde Bilgilendirmeye İlişkin Yönetmelik uyarınca, cep telefonu sigortası hakkında bilgi vermek için hazırlanmıştır. Sözleşmeye {{firm}} aracılık eder.",
        "Cep telefonu sigortası isteğe bağlıdır. Sigortalanan telefon, teklif alırken bildirdiğiniz IMEI numaralı cihazdır; cihazın Türkiye'de kayıtlı, çalışır ve hasarsız olması gerekir.",
        `${policyStartCopy.rule} ${policyStartCopy.end}`,
      ],
    },
    {
      heading: "B. Teminatlar",
      paragraphs: [
        "Kapsam ve adetler şirkete göre değişir; satın alacağınız teklifin teminat tablosu esas alınır.",
      ],
      list: [
        "Dar kapsam: ekranın kaza sonucu kırılması.",
        "Geniş kapsam: ekran kırılmasına ek olarak diğer kaza hasarları, sıvı teması, onarılamayan hasar ve kapkaç, gasp ya da zorlayarak hırsızlık.",
        "Onarılamayan hasarda ve hırsızlıkta, cihazın ikinci el değeri üzerinden tabloda yazan muafiyet uygulanır; cihaz eşdeğer yenilenmiş bir cihazla değiştirilebilir.",
        "Bekleme süresi içinde oluşan hasarlar ödenmez; süre teminat tablosunda yazar.",
      ],
    },
    {
      heading: "C. Kapsam dışında kalanlar",
      list: [
        "Kaybetme, unutma ve zorlama izi olmayan hırsızlık.",
        "Çizik, ezik ve kullanımı etkilemeyen görünüm kusurları.",
        "Pil eskimesi, yazılım ve üretim hataları.",
        "Kılıf, kulaklık, şarj aleti gibi aksesuarlar ve cihazdaki veriler.",
        "IMEI numarası değiştirilmiş ya da kaydı olmayan cihazlar.",
        "Yetkisiz serviste yapılan onarımlar.",
      ],
    },
    {
      heading: "D. Hasar anında",
      list: [
        "Telefonu onarıma vermeden önce sigorta şirketine bildiriniz.",
        "Hırsızlıkta hattı ve cihazı kullanıma kapattırınız, en kısa sürede polise başvurunuz.",
        "Faturayı, IMEI numarasını ve olayın anlatımını iletiniz; yönlendirildiğiniz servise başvurunuz.",
      ],
    },
    {
      heading: "E. Cayma ve iptal",
      paragraphs: [
        "Tazminat talebinde bulunmadıysanız 14 gün içinde gerekçe göstermeden cayabilirsiniz; ödediğiniz prim iade edilir. Telefonu satarsanız poliçenin iptalini ve kullanılmayan günlerin primini isteyebilirsiniz.",
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
