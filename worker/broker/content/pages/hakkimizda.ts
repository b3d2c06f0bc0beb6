import type { WrittenPage } from "../written-page.ts";

export const hakkimizda: WrittenPage = {
  slug: "hakkimizda",
  title: "Hakkımızda",
  description:
    "Yelkovan, on iki sigorta şirketinden aynı anda teklif toplayan bir sigorta brokerliğidir. Nasıl çalıştığımızı, neyi neye göre sıraladığımızı açıkça yazıyoruz.",
  keywords: "Yelkovan, sigorta brokeri, sigorta karşılaştırma, hakkımızda",
  version: "2026-11",
  body: `
Adımız saatin dakikayı gösteren ibresinden geliyor. Amacımız da bu kadar yalın: sigorta teklifi almak **dakikalar** sürmeli, saatler değil. Bilgilerinizi bir kez girersiniz; sigorta şirketlerine aynı anda sorar, gelen teklifleri geldikçe gösteririz.

## Ne yapıyoruz

{{firm}}, sigorta brokeridir. Broker, bir şirketin satıcısı değil; sigortalının temsilcisidir. Sizin adınıza birden çok şirketten teklif alır, teklifleri anlaşılır biçimde yan yana koyar, poliçe düzenlenirken ve hasar olduğunda yanınızda dururuz.

## Neye söz veriyoruz

- **Sıralama fiyata göredir.** Teklifler ucuzdan pahalıya dizilir. Hiçbir şirket öne çıkmak için ödeme yapmaz.
- **Kimin yanıt vermediğini yazarız.** Kaç şirkete sorduğumuzu, kimin teklif vermediğini ve nedenini görürsünüz.
- **Fiyat gördüğünüz fiyattır.** Satın almadan önce fiyatı şirkete yeniden doğrulatırız. Değişirse eskisini ve yenisini yan yana gösterir, onayınızı isteriz.
- **Önceden işaretlenmiş kutu yoktur.** Ek teminatı ve ileti iznini siz seçmedikçe eklemeyiz.
- **Bilginiz pazarlanmaz.** Kimlik bilginizi yalnızca teklif almak için ilgili sigorta şirketleriyle paylaşırız.

## Nasıl para kazanıyoruz

Karşılaştırma ve danışmanlık sizin için ücretsizdir. Poliçe satıldığında sigorta şirketi bize aracılık komisyonu öder; bu komisyon primin içindedir, fiyatınıza ayrıca eklenmez.

## Verilerinizi nasıl koruyoruz

Kişisel verileriniz şifreli saklanır, kart bilgileriniz hiç saklanmaz. Ödemeler 3-D Secure ile bankanızın sayfasında onaylanır. Ayrıntılar [aydınlatma metninde](route:personalData) yer alır.

## Şirket bilgileri

- Unvan: {{firm}}
- Adres: {{address}}
- Telefon: {{phone}}
- E-posta: {{email}}
- MERSİS no: {{mersis}}
- {{licence}}

Sorularınız için [iletişim sayfasından](route:contact) bize yazabilirsiniz.
`,
};
