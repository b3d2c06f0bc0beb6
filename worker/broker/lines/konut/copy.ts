import { listed } from "#shared/format/in-words.ts";
import { formatMoney } from "#shared/format/money.ts";
import { formatDate } from "#shared/format/date.ts";

const lira = (kurus: number): string => `${formatMoney(kurus)} TL`;

/** Sentences about what a home premium rests on. */
export const assumptionCopy = {
  scope: {
    narrow: "Dar paket: yangın, dâhilî su, duman ve komşuluk sorumluluğu; hırsızlık ve sel yoktur.",
    /** Theft is of contents; glass and devices as far as they have a sum. */
    wide: (contents: number, glass: number, electronics: number) =>
      `Geniş paket: ${listed([
        ...(contents > 0 ? ["hırsızlık"] : []),
        "sel",
        "fırtına",
        ...(glass > 0 ? ["cam"] : []),
        ...(electronics > 0 ? ["elektronik cihaz"] : []),
      ])} da dâhildir.`,
  },
  sums: (buildingKurus: number, contentsKurus: number) =>
    buildingKurus === 0
      ? `Yalnızca eşya, ${lira(contentsKurus)} bedelle sigortalanır.`
      : contentsKurus === 0
        ? `Yalnızca bina, ${lira(buildingKurus)} bedelle sigortalanır.`
        : `Bina ${lira(buildingKurus)}, eşya ${lira(contentsKurus)} bedelle sigortalanır.`,
  tenant: "Kiracı olduğunuz için bina değil, yalnızca eşya sigortalanır.",
  earthquake: (end: string) =>
    `Deprem teminatı, ${formatDate(end)} tarihine kadar geçerli DASK poliçenizin karşılamadığı bölüm içindir.`,
  withDask: "DASK ile birlikte indirimi uygulandı.",
  noEarthquake: "Deprem teminatını seçmediniz; fiyata dâhil değildir.",
  noDask:
    "Yürürlükte bir DASK poliçesi bilinmediği için deprem teminatı ve DASK ile birlikte indirimi yok. Önce DASK alırsanız ikisi de uygulanır.",
  daskNotFound:
    "Yazdığınız DASK poliçe numarası bu konutun yürürlükteki poliçesi olarak bulunamadı; deprem teminatı ve DASK ile birlikte indirimi yok.",
  group: (group: string) =>
    `Deprem primi için ${group}. risk grubu varsayıldı; yerleşim yerlerinin risk grupları yayımlanmıyor.`,
  provisional: "Konut bilgileri kayıtlardan doğrulanamadı; bildirdiklerinizle hesaplandı.",
} as const;

/** Names of the packages insurers sell. */
export const packageCopy = { narrow: "Dar kapsam", wide: "Geniş kapsam" } as const;

/** Why an insurer does not take a home. */
export const declineCopy = {
  olderThan: (years: number) => `Şirket, ${years} yaşından büyük binalara teklif vermiyor.`,
  provinces: "Şirket, sel riski nedeniyle bu ildeki konutlara teklif vermiyor.",
  onlyHomes: "Şirket, konut dışında kullanılan yerlere konut teklifi vermiyor.",
  notConcrete: "Şirket, yalnızca çelik veya betonarme binalara teklif veriyor.",
  basement: "Şirket, bodrum kattaki konutlara teklif vermiyor.",
  damaged: "Şirket, hasarlı binalara teklif vermiyor.",
  buildingOnly: "Şirket, eşyasız yalnızca bina için teklif vermiyor.",
  above: (kurus: number) =>
    `Şirket, toplam bedeli ${lira(kurus)} tutarını aşan konutlara çevrim içi teklif vermiyor.`,
  village: "Şirket, köy yerleşim alanındaki evlere teklif vermiyor.",
} as const;
