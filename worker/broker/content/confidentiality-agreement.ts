import type { ContentPage } from "./page.ts";
import { sectionsToHtml } from "./page.ts";

export const confidentialityAgreement: ContentPage = {
  title: "Gizlilik ve Kullanım Koşulları ve Kullanıcı Sözleşmesi",
  description:
    "{{name}} internet sitesinin gizlilik ilkeleri, kullanım koşulları ve kullanıcı sözleşmesi.",
  keywords: "gizlilik politikası, kullanım koşulları, kullanıcı sözleşmesi",
  version: "2026-11-01",
  html: sectionsToHtml([
    {
      heading: "1. Taraflar ve konu",
      paragraphs: [
        "Bu sözleşme, {{publicUrl}} adresindeki internet sitesini işleten {{firm}} ({{address}}; MERSİS: {{mersis}}; {{licence}}) ile siteyi kullanan kişi (“Kullanıcı”) arasındadır.",
        "Sitede sigorta şirketlerinden teklif alınır, teklifler karşılaştırılır ve dileyen Kullanıcı adına poliçe düzenlenmesine aracılık edilir. {{firm}} sigorta şirketi değildir; sigorta brokeri olarak Kullanıcı adına hareket eder.",
      ],
    },
    {
      heading: "2. Sitenin kullanımı",
      list: [
        "Teklif almak ücretsizdir ve satın alma yükümlülüğü doğurmaz.",
        "Kullanıcı, verdiği bilgilerin kendisine ait, doğru ve güncel olduğunu kabul eder. Yanlış veya eksik beyan, primin değişmesine ya da tazminatın azaltılmasına yol açabilir.",
        "Bir başkası adına işlem yapan Kullanıcı, bunun için yetkili olduğunu beyan eder.",
        "Siteye otomatik araçlarla toplu sorgu göndermek, güvenlik önlemlerini aşmaya çalışmak ve içeriği izinsiz kopyalamak yasaktır.",
      ],
    },
    {
      heading: "3. Teklifler ve fiyatlar",
      paragraphs: [
        "Fiyatları sigorta şirketleri belirler. Teklifler fiyata göre sıralanır; hiçbir şirket ücret karşılığında öne çıkarılmaz.",
        "Her teklifin geçerlilik süresi kartında yazılıdır. Satın almadan önce fiyat, sigorta şirketine yeniden sorulur; değiştiyse eski ve yeni fiyat gösterilir ve onayınız alınmadan ödemeye geçilmez.",
      ],
    },
    {
      heading: "4. Telefon doğrulaması",
      paragraphs: [
        "Kimlik ve araç bilgilerinizin yetkisiz kişilerce sorgulanmasını önlemek için telefonunuza tek kullanımlık bir kod gönderilir. Kodu kimseyle paylaşmayınız; çalışanlarımız sizden kod istemez.",
      ],
    },
    {
      heading: "5. Ödeme güvenliği",
      paragraphs: [
        "Kart bilgileriniz 3D Secure ile doğrulanarak bankaya iletilir; tarafımızca saklanmaz ve kayıtlara yazılmaz. Yalnızca kartın markası, son dört hanesi ve işlem numarası tutulur.",
        "Tutar tahsil edildikten sonra poliçe düzenlenemezse ödeme kendiliğinden iade edilir.",
      ],
    },
    {
      heading: "6. Gizlilik",
      paragraphs: [
        "Kişisel verileriniz şifrelenmiş olarak saklanır ve yalnızca teklif alınması, poliçe düzenlenmesi ve yasal yükümlülüklerin yerine getirilmesi için kullanılır. Ayrıntılar Kişisel Verilerin İşlenmesine İlişkin Aydınlatma Metni'nde yer alır.",
        "Tamamlanmamış başvurular 30 gün, satın almayla sonuçlanmayan teklifler 90 gün sonra silinir.",
      ],
    },
    {
      heading: "7. Sorumluluk",
      paragraphs: [
        "Teminatın kapsamını poliçe, genel şartlar ve özel şartlar belirler. Sitedeki bilgiler bunların yerini tutmaz.",
        "{{firm}}, sigorta şirketlerinin ve resmî kayıtların geçici olarak yanıt vermemesinden doğan gecikmelerden sorumlu değildir; bu durumda bilgilerinizi elle girebilirsiniz.",
      ],
    },
    {
      heading: "8. Uyuşmazlık ve iletişim",
      paragraphs: [
        "Bu sözleşmeye Türk hukuku uygulanır. Tüketici işlemlerinden doğan uyuşmazlıklarda tüketici hakem heyetleri ve tüketici mahkemeleri, sigorta sözleşmesinden doğan uyuşmazlıklarda ayrıca Sigorta Tahkim Komisyonu yetkilidir.",
        "Sorularınız için {{email}} adresine yazabilir veya {{phone}} numarasını arayabilirsiniz.",
      ],
    },
  ]),
};
