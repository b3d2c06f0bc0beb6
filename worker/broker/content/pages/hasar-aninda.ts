import type { WrittenPage } from "../written-page.ts";

export const hasarAninda: WrittenPage = {
  slug: "hasar-aninda",
  title: "Hasar Anında",
  description:
    "Trafik kazası, araç çalınması, cam kırılması, yangın, su baskını, deprem, sağlık ve telefon hasarında ilk yapılacaklar, gerekli belgeler ve bildirim süreleri.",
  keywords: "hasar anında, kaza tespit tutanağı, hasar bildirimi, kasko hasarı, DASK hasar ihbarı",
  version: "2026-11",
  body: `
Önce güvenlik, sonra belge. Aşağıda başınıza gelen olaya göre yapılacakları sırasıyla bulursunuz. Ölüm veya yaralanma varsa **112**’yi arayın.

> Hasarı öğrendiğiniz tarihten başlayarak **5 iş günü** içinde sigorta şirketine bildirin. Belgeler tamamlandıktan sonra tazminat genellikle 10 iş günü içinde ödenir.

## Maddi hasarlı trafik kazası

1. Aracı güvenli biçimde durdurun, dörtlüleri yakın, üçgen reflektörü koyun.
2. Araçları çekmeden önce **en az dört fotoğraf** çekin: iki aracın konumu, plakalar, hasar yerleri, yol.
3. Taraflar anlaşabiliyorsa Kaza Tespit Tutanağı’nı iki nüsha doldurup imzalayın. Mobil Kaza Tutanağı uygulamasını da kullanabilirsiniz.
4. Ehliyet, ruhsat ve trafik poliçelerinin fotoğrafını çekin.
5. Tutanağı ve fotoğrafları sigorta şirketine iletin.

### Tutanak düzenlenemeyecek durumlar

Şu hâllerde tutanak tutmayın, **112**’yi arayın:

- Ölüm veya yaralanma varsa
- Sürücülerden biri ehliyetsiz, yetersiz ehliyetli ya da 18 yaşından küçükse
- Alkol, uyuşturucu veya akıl sağlığı şüphesi varsa
- Kazaya kamu aracı karışmışsa ya da kamu malı zarar görmüşse
- Taraflardan birinin trafik sigortası yoksa
- Taraflar anlaşamıyorsa

Tutanağın bölümleri ve kusur itirazı için [online kaza tutanağı](route:accidentReport) ve [kusur sorgulama](route:faultQuery) sayfalarına bakın.

## Kendi aracınızın hasarı (kasko)

1. Sigorta şirketinin hasar hattını arayın, dosya numarası alın.
2. Onarıma, eksper raporu çıkmadan başlamayın.
3. Poliçenizde ikame araç varsa hangi günden başlayacağını sorun.
4. Belgeler: tutanak veya beyan, ruhsat, ehliyet, fotoğraflar, banka hesap numarası.

## Aracın çalınması

1. Hemen **112**’yi arayın ve karakola başvurun; müracaat tutanağını alın.
2. Aynı gün sigorta şirketine bildirin.
3. Ruhsat ve bütün anahtarlar istenecektir.
4. Araç 30 gün içinde bulunmazsa şirket, rayiç değer üzerinden işlem yapar.

## Cam kırılması

Camı sökmeden fotoğraf çekin, sigorta şirketinin yönlendirdiği cam servisine gidin. Anlaşmalı servis dışında değişimde muafiyet uygulanabilir.

## Evde yangın, su baskını, hırsızlık

1. Can güvenliğini sağlayın; yangında **112**’yi arayın, suyu ve elektriği kesin.
2. Zararın büyümesini önleyin ama kanıtları ortadan kaldırmayın; fotoğraf çekin.
3. İtfaiye raporu veya polis tutanağı alın.
4. Hasarlı eşyayı eksper görmeden atmayın.
5. Zarar listesi, fatura veya garanti belgelerini hazırlayın.

## Deprem

1. Güvenliyse binadan çıkın, toplanma alanına gidin.
2. DASK için **ALO DASK 125**’i arayın; T.C. kimlik no ve adres kodu yeterlidir.
3. Konut sigortanız varsa eşya ve aşan bedel için o şirkete de bildirin.

## Sağlık

Anlaşmalı hastanede kimliğinizi ve poliçenizi gösterin; provizyonu hastane alır. Anlaşmasız kurumda rapor, reçete ve faturaların asıllarını saklayıp şirkete iletin. Yurt dışında önce asistans hattını arayın.

## Cep telefonu

Onarıma vermeden önce şirkete bildirin. Hırsızlıkta hattı ve cihazı kapattırın, polis tutanağı alın.

## Anlaşmazlık olursa

Şirket talebinizi reddeder veya 15 iş günü içinde yanıt vermezse **Sigorta Tahkim Komisyonu**’na başvurabilirsiniz. Poliçeniz bizden düzenlendiyse önce [bize yazın](route:contact): dosyayı birlikte inceleyelim.
`,
};
