import type { WrittenPage } from "../written-page.ts";

export const sss: WrittenPage = {
  slug: "sss",
  title: "Sıkça Sorulan Sorular",
  description:
    "Teklif alma, ödeme, poliçe, iptal ve cayma hakkı ile trafik, kasko, DASK, sağlık ve seyahat sigortası hakkında en çok sorulan sorular ve yanıtları.",
  keywords: "sigorta sıkça sorulan sorular, cayma hakkı, poliçe iptali, 3-D Secure, teklif alma",
  version: "2026-11",
  body: `
Aradığınızı bulamazsanız [bize yazın](route:contact); yanıtını buraya da ekleyelim. Ürünlerin ayrıntılı soruları kendi sayfalarındadır: [trafik](route:trafik), [kasko](route:kasko), [ikinci el trafik](route:ikincieltrafik), [tamamlayıcı sağlık](route:tamamlayici), [bireysel sağlık](route:bireysel), [yabancı sağlık](route:yabanci), [DASK](route:dask), [konut](route:konut), [seyahat](route:seyahat), [evcil hayvan](route:petsaglik) ve [cep telefonu](route:telefon).
`,
  questions: [
    {
      question: "Teklif almak ücretli mi?",
      answer:
        "Hayır. Teklif almak ve karşılaştırmak ücretsizdir. Satın alırsanız yalnızca poliçe primini ödersiniz; aracılık komisyonunu sigorta şirketi öder.",
    },
    {
      question: "Teklifler neye göre sıralanıyor?",
      answer:
        "Fiyata göre, ucuzdan pahalıya. Şirketler sıralamada öne çıkmak için ödeme yapamaz. Teklif vermeyen şirketler ve nedenleri de listede yazar.",
    },
    {
      question: "Telefonumu neden doğruluyorsunuz?",
      answer:
        "Kimlik ve araç bilgileriniz yalnızca size ait bir telefondan istendiğinde sorgulansın diye. Kod üç dakika geçerlidir.",
    },
    {
      question: "Teklif ne kadar süre geçerli?",
      answer:
        "Her teklifin üzerinde geçerlilik günü ve saati yazar. Satın almadan önce fiyatı şirkete yeniden doğrulatırız; değişirse eski ve yeni tutarı gösterip onayınızı isteriz.",
    },
    {
      question: "Teklif bağlantısını başkasıyla paylaşabilir miyim?",
      answer:
        "Evet. Bağlantıda kişisel veri yoktur. Satın alma için telefon doğrulaması istenir.",
    },
    {
      question: "Kart bilgilerim saklanıyor mu?",
      answer:
        "Hayır. Kart numaranız ve güvenlik kodunuz saklanmaz, kayıtlara yazılmaz. Ödeme bankanızın 3-D Secure sayfasında onaylanır.",
    },
    {
      question: "Ödeme yaptım ama poliçem gelmedi, ne olur?",
      answer:
        "Poliçe düzenlemesi arka planda sürer; sonucu ekranda, SMS ve e-posta ile bildiririz. Şirket poliçeyi düzenleyemezse ödemeniz kendiliğinden iade edilir. Lütfen yeniden ödeme yapmayın.",
    },
    {
      question: "Cayma hakkım var mı?",
      answer:
        "Uzaktan alınan sigortalarda 14 gün içinde gerekçe göstermeden cayabilirsiniz. Zorunlu trafik, DASK ve seyahat sağlık sigortalarında cayma hakkı kullanılamaz.",
    },
    {
      question: "Poliçemi nasıl iptal ederim?",
      answer:
        "İletişim formundan poliçe numaranızla yazın. Trafik ve DASK poliçeleri satış, hurdaya ayırma veya mükerrer poliçe gibi durumlarda iptal edilir; kullanılmayan günlerin primi iade edilir.",
    },
    {
      question: "Trafik sigortası ile kasko arasındaki fark nedir?",
      answer:
        "Trafik sigortası zorunludur ve karşı tarafın zararını öder. Kasko isteğe bağlıdır ve kendi aracınızı korur.",
    },
    {
      question: "İkinci el araç alıyorum, sigorta ne zaman yapılmalı?",
      answer:
        "Noter randevusundan önce. 5 Aralık 2024’ten beri satıcının poliçesi alıcıyı korumuyor; noter sigortasız devir yapmıyor.",
    },
    {
      question: "DASK’ta şirket seçmek fiyatı değiştirir mi?",
      answer: "Hayır. DASK tarifesi her şirkette aynıdır.",
    },
    {
      question: "SGK’m yok, tamamlayıcı sağlık sigortası alabilir miyim?",
      answer:
        "Hayır. Tamamlayıcı sağlık sigortası SGK kapsamındaki kişiler içindir; SGK’nız yoksa bireysel sağlık sigortası düşünebilirsiniz.",
    },
    {
      question: "Sigorta şirketiyle anlaşamazsam ne yapabilirim?",
      answer:
        "Şirket talebinizi reddederse veya 15 iş günü içinde yanıt vermezse Sigorta Tahkim Komisyonu’na başvurabilirsiniz.",
    },
  ],
};
