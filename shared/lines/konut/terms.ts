import type { TypedText } from "#shared/fields/field.ts";
import { amountField, choiceField } from "#shared/fields/kinds.ts";

/** What can be covered of a home, and what it is called. */
export const konutCoverages = {
  building: "Bina bedeli",
  contents: "Eşya bedeli",
  electronics: "Elektronik cihaz",
  glass: "Cam kırılması",
  fire: "Yangın, yıldırım, infilak",
  earthquake: "Deprem ve yanardağ püskürmesi",
  "internal-water": "Dâhilî su",
  flood: "Sel ve su baskını",
  storm: "Fırtına",
  landslide: "Yer kayması",
  snow: "Kar ağırlığı",
  smoke: "Duman",
  theft: "Hırsızlık",
  debris: "Enkaz kaldırma",
  residence: "Alternatif ikamet ve kira kaybı",
  neighbour: "Komşuluk mali mesuliyeti",
  legal: "Hukuksal koruma",
} as const;

/** How the sums of a home policy are asked for. */
export const konutTermCopy = {
  partsLabel: "Sigortanın konusu",
  parts: { "bina-esya": "Bina ve eşya", bina: "Yalnızca bina", esya: "Yalnızca eşya" },
  building: {
    label: "Bina bedeli",
    hint: "Satış fiyatı değil, yeniden yapım maliyetidir. Düşük yazarsanız hasarda tazminat da aynı oranda azalır.",
  },
  contents: {
    label: "Eşya bedeli",
    hint: "Evdeki eşyanın bugünkü fiyatlarla yenilenme tutarı.",
  },
  electronics: {
    label: "Elektronik cihaz bedeli",
    hint: "Televizyon, bilgisayar, beyaz eşya. İstemiyorsanız 0 yazın; yalnızca geniş paketlerde geçerlidir.",
  },
  glass: {
    label: "Cam bedeli",
    hint: "İstemiyorsanız 0 yazın; yalnızca geniş paketlerde geçerlidir.",
  },
  earthquake: {
    label: "Deprem teminatı",
    hint: "Binada DASK’ın karşılamadığı bölüm ve eşya için; yürürlükte bir DASK poliçesi gerekir.",
  },
  earthquakeOptions: { dahil: "DASK poliçesi varsa dâhil", degil: "Dâhil değil" },
  neighbour: {
    label: "Komşuluk mali mesuliyeti",
    hint: "Komşunuza veya ev sahibinize verdiğiniz zarar için en az bu limit. Geniş paketlerde daha yüksek olabilir.",
  },
  neighbourOptions: {
    "200-bin": "En az 200.000 TL",
    "500-bin": "En az 500.000 TL",
    "1-milyon": "En az 1.000.000 TL",
  },
} as const;

const isOwner = ({ ownership }: TypedText): boolean => ownership !== "kiraci";
const insuresBuilding = (said: TypedText): boolean =>
  isOwner(said) && said["insuredParts"] !== "esya";
const insuresContents = (said: TypedText): boolean =>
  !isOwner(said) || said["insuredParts"] !== "bina";
const maxKurus = 50_000_000_000;

/** What may be chosen of home insurance: sums of what a coverage is named after, and limits. */
export const konutTerms = {
  insuredParts: choiceField("radio", konutTermCopy.parts, {
    label: konutTermCopy.partsLabel,
    when: isOwner,
    wire: "InsuredParts",
  }),
  building: amountField(
    { ...konutTermCopy.building, when: insuresBuilding, wire: "BuildingKurus" },
    { minKurus: 10_000_000, maxKurus },
  ),
  contents: amountField(
    { ...konutTermCopy.contents, when: insuresContents, wire: "ContentsKurus" },
    { minKurus: 1_000_000, maxKurus },
  ),
  electronics: amountField(
    { ...konutTermCopy.electronics, when: insuresContents, wire: "ElectronicsKurus" },
    { minKurus: 0, maxKurus },
  ),
  glass: amountField({ ...konutTermCopy.glass, wire: "GlassKurus" }, { minKurus: 0, maxKurus }),
  earthquake: choiceField("radio", konutTermCopy.earthquakeOptions, {
    ...konutTermCopy.earthquake,
    byDefault: "dahil",
    wire: "EarthquakeCover",
  }),
  neighbour: choiceField("select", konutTermCopy.neighbourOptions, {
    ...konutTermCopy.neighbour,
    byDefault: "200-bin",
    wire: "NeighbourLimit",
  }),
};
