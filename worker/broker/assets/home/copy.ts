import { homeCopy } from "#shared/assets/home-copy.ts";

/** What is said of a home to whoever asks for a quote. */
export const homeSideCopy = {
  unknownCode:
    "Bu UAVT adres kodu adres kayıtlarında yok. Kodu kontrol ediniz veya adresi listeden seçiniz.",
  whichHome: "Lütfen konutun UAVT adres kodunu yazın veya adresini seçin.",
  differs: (area: number, year: number) =>
    `Bu koda kayıtlı konut (${area} m², ${year} yapımı) yazdıklarınızdan farklı. Kod konutunuzun değilse silin; konutunuzunsa adres kayıtlarından sorgulayın.`,
  unverified: (number: string) => `${number} (bu konutun kayıtlarında bulunamadı)`,
  floorTooHigh: (storeys: keyof typeof homeCopy.storeys) =>
    `Binanın toplam kat sayısından (${homeCopy.storeys[storeys]}) fazla olamaz.`,
  noHomeLine: "Konut sigortalarından biri olmalıdır.",
  describe: (area: number, year: number) => `${area} m², ${year} yapımı`,
} as const;
