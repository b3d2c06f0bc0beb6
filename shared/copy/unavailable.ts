export type UnavailableKind =
  | "order"
  | "purchase"
  | "offers"
  | "quote"
  | "account"
  | "document"
  | "link"
  | "text";

interface UnavailableCopy {
  readonly title: string;
  /** What must not be overlooked. */
  readonly urgent?: string;
  readonly text: string;
}

type Copies = Readonly<Record<UnavailableKind, UnavailableCopy>>;

/** What cannot be shown for the moment, in the words of whoever waits for it. */
export const unavailableCopy: Copies = {
  order: {
    title: "Siparişinizin durumu şu\u00a0anda okunamıyor",
    urgent: "Lütfen tekrar ödeme yapmayın.",
    text: "Ödemeniz ve poliçeniz bu sayfadan bağımsız işlenir; sonucu SMS ile de bildiririz.",
  },
  purchase: {
    title: "Ödeme sayfası şu\u00a0anda açılamıyor",
    text: "Teklifiniz saklı. Kartınızdan tutar, yalnızca bankanızın sayfasındaki onayınızdan sonra çekilir.",
  },
  offers: {
    title: "Teklifleriniz şu\u00a0anda gösterilemiyor",
    text: "Teklifleriniz saklı; bilgilerinizi yeniden girmeniz gerekmez.",
  },
  quote: {
    title: "Teklif formunuz şu\u00a0anda açılamıyor",
    text: "Daha önce girdikleriniz saklı; sayfa açıldığında kaldığınız yerden devam edersiniz. Az önce gönderdiklerinize tarayıcınızın geri düğmesiyle dönebilirsiniz.",
  },
  account: {
    title: "Hesap bilgileriniz şu\u00a0anda gösterilemiyor",
    text: "Bilgileriniz ve poliçeleriniz güvende, oturumunuz açık.",
  },
  document: {
    title: "Belgeniz şu\u00a0anda hazırlanamıyor",
    text: "Belgeniz saklı; hazır olduğunda burada açılır.",
  },
  link: {
    title: "Bağlantınız şu\u00a0anda açılamıyor",
    text: "Bağlantınız geçerliliğini korur; yeniden istemeniz gerekmez.",
  },
  text: {
    title: "Bu sayfa şu\u00a0anda gösterilemiyor",
    text: "Sayfanın içeriğine kısa bir süre ulaşamıyoruz.",
  },
};

export const askingAgainCopy = {
  willAsk: "Bu sayfa birazdan kendiliğinden yeniden soracak.",
  asking: "Yeniden soruluyor…",
  askNow: "Şimdi yeniden sor",
  askHuman: "Beklemek istemezseniz bizi arayabilirsiniz:",
} as const;
