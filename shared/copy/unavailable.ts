interface UnavailableCopy {
  readonly title: string;
  readonly text: string;
}

/** What cannot be shown for the moment, in the words of whoever waits for it. */
export const unavailableCopy = {
  order: {
    title: "Siparişinizin durumu şu anda okunamıyor",
    text: "Lütfen tekrar ödeme yapmayın. Ödemeniz ve poliçeniz bu sayfadan bağımsız işlenir; sonucu SMS ile de bildiririz.",
  },
  purchase: {
    title: "Ödeme sayfası şu anda açılamıyor",
    text: "Ödemeyi az önce bankanızda onayladıysanız lütfen tekrar ödeme yapmayın; sonucu SMS ile de bildiririz. Onaylamadıysanız kartınızdan bir tutar çekilmedi.",
  },
  offers: {
    title: "Teklifleriniz şu anda gösterilemiyor",
    text: "Teklifleriniz saklı; bilgilerinizi yeniden girmeniz gerekmez.",
  },
  quote: {
    title: "Teklif formunuz şu anda açılamıyor",
    text: "Daha önce girdikleriniz saklı; sayfa açıldığında kaldığınız yerden devam edersiniz. Az önce gönderdiklerinize tarayıcınızın geri düğmesiyle dönebilirsiniz.",
  },
  account: {
    title: "Hesap bilgileriniz şu anda gösterilemiyor",
    text: "Bilgileriniz ve poliçeleriniz güvende, oturumunuz açık.",
  },
  document: {
    title: "Belgeniz şu anda hazırlanamıyor",
    text: "Belgeniz saklı; hazır olduğunda burada açılır.",
  },
  link: {
    title: "Bağlantınız şu anda açılamıyor",
    text: "Bağlantınız geçerliliğini korur; yeniden istemeniz gerekmez.",
  },
  text: {
    title: "Bu sayfa şu anda gösterilemiyor",
    text: "Sayfanın içeriğine kısa bir süre ulaşamıyoruz.",
  },
} as const satisfies Record<string, UnavailableCopy>;

export type UnavailableKind = keyof typeof unavailableCopy;

export const askingAgainCopy = {
  willAsk: "Bu sayfa birazdan kendiliğinden yeniden soracak.",
  asking: "Yeniden soruluyor…",
  askNow: "Şimdi yeniden sor",
  askHuman: (phone: string) => `Beklemek istemezseniz ${phone} numarasından bize ulaşabilirsiniz.`,
} as const;
