/**
 * What to do first when something has happened, by what is insured: the short form of the page for claims
 * (worker/broker/content/pages/hasar-aninda.md) and of the policies' own notes, whose sources are named there.
 */
export const claimSteps = {
  accident: [
    "Ölüm veya yaralanma varsa ya da taraflar anlaşamıyorsa 112’yi arayın; araçları çekmeyin.",
    "Araçların konumunu, plakaları ve hasarı gösteren en az dört fotoğraf çekin.",
    "Anlaşıyorsanız Kaza Tespit Tutanağı’nı iki nüsha doldurup imzalayın; ruhsat, ehliyet ve poliçelerin fotoğrafını çekin.",
    "Kazayı beş iş günü içinde sigorta şirketine bildirin.",
  ],
  ownVehicle: [
    "Ölüm veya yaralanma varsa 112’yi arayın; kazada ve çalınmada tutanak tutun ya da tutturun.",
    "Hasarı beş iş günü içinde sigorta şirketine bildirin, dosya numarası alın; çalınmayı aynı gün bildirin.",
    "Onarıma, eksper raporu çıkmadan başlamayın. Camı sökmeden fotoğrafını çekin.",
    "Tutanak veya beyan, ruhsat, ehliyet, fotoğraflar ve banka hesap numarası istenir.",
  ],
  earthquake: [
    "Güvenliyse binadan çıkın, toplanma alanına gidin.",
    "ALO DASK 125’i arayın; T.C. kimlik no ve adres kodu yeterlidir.",
    "Konut sigortanız varsa eşya ve aşan bedel için o şirkete de bildirin.",
  ],
  home: [
    "Can güvenliğini sağlayın; yangında 112’yi arayın, suyu ve elektriği kesin.",
    "Zararın büyümesini önleyin, fotoğraf çekin; hasarlı eşyayı eksper görmeden atmayın.",
    "İtfaiye raporu veya polis tutanağı alın, zarar listesini hazırlayın.",
    "Hasarı gecikmeden sigorta şirketine bildirin.",
  ],
  health: [
    "Acil hâlde en yakın sağlık kuruluşuna gidin; gerekirse 112’yi arayın.",
    "Anlaşmalı hastanede kimliğinizi ve poliçenizi gösterin; provizyonu hastane alır.",
    "Anlaşmasız kurumda rapor, reçete ve faturaların asıllarını saklayıp şirkete iletin.",
  ],
  travel: [
    "Önce sigorta şirketinin yardım hattını arayın; hayati tehlikede en yakın sağlık kuruluşuna gidin, sonra haber verin.",
    "Poliçenizin PDF’ini telefonunuzda bulundurun; poliçe numaranızı söyleyin.",
    "Rapor, reçete ve faturaların asıllarını saklayın.",
  ],
  phone: [
    "Telefonu onarıma vermeden önce sigorta şirketine bildirin.",
    "Telefonunuz çalınırsa hattı ve cihazı kapattırın; poliçenizde hırsızlık teminatı varsa polis tutanağı alın.",
    "Onarım, şirketin yönlendirdiği serviste yapılır.",
  ],
  pet: [
    "Tedaviden önce, acil hâlde en kısa sürede sigorta şirketine bildirin.",
    "Fatura, muayene raporu ve aşı karnesini saklayın.",
  ],
} as const satisfies Readonly<Record<string, readonly string[]>>;
