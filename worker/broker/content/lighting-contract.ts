import type { ContentPage } from "./page.ts";
import { sectionsToHtml } from "./page.ts";

export const lightingContract: ContentPage = {
  title: "Kişisel Verilerin İşlenmesine İlişkin Aydınlatma Metni",
  description: "Kişisel verilerinizin hangi amaçla, hangi hukuki sebeple işlendiği ve haklarınız.",
  keywords: "KVKK, aydınlatma metni, kişisel veriler",
  version: "2026-11-01",
  html: sectionsToHtml([
    {
      heading: "1. Veri sorumlusu",
      paragraphs: [
        "6698 sayılı Kişisel Verilerin Korunması Kanunu (“Kanun”) uyarınca veri sorumlusu {{firm}}'dir. Adres: {{address}}. E-posta: {{email}}. Telefon: {{phone}}.",
      ],
    },
    {
      heading: "2. İşlenen veriler",
      list: [
        "Kimlik: ad, soyad, T.C. veya yabancı kimlik numarası ya da vergi kimlik numarası, doğum tarihi.",
        "İletişim: cep telefonu, e-posta adresi, il ve ilçe.",
        "Araç: plaka, tescil belgesi bilgileri, marka, model, motor ve şasi numarası, hasar basamağı, önceki poliçenin bitiş tarihi.",
        "İşlem: alınan teklifler, düzenlenen poliçe, ödenen tutar, kartın markası ve son dört hanesi.",
        "İşlem güvenliği: tarayıcıya verilen rastgele kimlik, işlem zamanı, internet bağlantı adresi.",
        "Pazarlama: yalnızca onay vermeniz hâlinde kampanya kaynağı ve ileti tercihleriniz.",
      ],
    },
    {
      heading: "3. İşleme amaçları ve hukuki sebepler",
      list: [
        "Teklif alınması ve sigorta sözleşmesinin kurulması ve ifası (Kanun m. 5/2-c).",
        "Sigortacılık, vergi ve tüketici mevzuatından doğan yükümlülüklerin yerine getirilmesi (Kanun m. 5/2-a ve ç).",
        "Hizmetin güvenliğinin sağlanması ve kötüye kullanımın önlenmesi (Kanun m. 5/2-f).",
        "Ticari elektronik ileti gönderilmesi; yalnızca açık rızanızla (Kanun m. 5/1) ve İleti Yönetim Sistemi kayıtlarına uygun olarak.",
      ],
    },
    {
      heading: "4. Aktarım",
      paragraphs: [
        "Verileriniz; teklif istediğiniz sigorta şirketlerine, Sigorta Bilgi ve Gözetim Merkezi'ne, ödeme sırasında bankaya veya ödeme kuruluşuna, kısa mesaj ve e-posta hizmeti sağlayıcılarına ve kanunen yetkili kurumlara, amaçla sınırlı olarak aktarılır. Verileriniz satılmaz.",
      ],
    },
    {
      heading: "5. Toplama yöntemi",
      paragraphs: [
        "Verileriniz internet sitesindeki formlar, telefon ve e-posta yoluyla sizden; kimlik, adres ve araç kayıtları ise doğrulamanızın ardından ilgili kayıt sistemlerinden elektronik ortamda toplanır.",
      ],
    },
    {
      heading: "6. Saklama süreleri",
      list: [
        "Tamamlanmamış başvuru bilgileri: 30 gün.",
        "Doğrulama kodları: 1 gün.",
        "Poliçeye dönüşmeyen teklifler: 90 gün.",
        "Poliçe ve ödeme kayıtları: mevzuatın öngördüğü süre boyunca, en az 10 yıl.",
      ],
    },
    {
      heading: "7. Haklarınız",
      paragraphs: [
        "Kanun'un 11. maddesi uyarınca; verilerinizin işlenip işlenmediğini öğrenme, bilgi isteme, amacına uygun kullanılıp kullanılmadığını öğrenme, aktarıldığı kişileri bilme, düzeltilmesini, silinmesini veya yok edilmesini isteme, otomatik analiz sonucuna itiraz etme ve zararınızın giderilmesini isteme haklarınız vardır.",
        "Başvurularınızı {{email}} adresine veya yukarıdaki posta adresine iletebilirsiniz. Başvurular en geç 30 gün içinde ücretsiz olarak yanıtlanır; yanıttan memnun kalmazsanız Kişisel Verileri Koruma Kurulu'na şikâyette bulunabilirsiniz.",
      ],
    },
  ]),
};
