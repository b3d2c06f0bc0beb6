/** What is said of lists asked for below something that does not exist, and of fields a call does not take. */
export const referenceCopy = {
  unknownList: "Böyle bir liste yok.",
  independentList: "Bu liste başka bir seçime bağlı değil.",
  unknownProvince: "Böyle bir il yok.",
  unknownDistrict: "Bu ilde böyle bir ilçe yok.",
  unknownTown: "Böyle bir belde yok.",
  unknownNeighbourhood: "Böyle bir mahalle yok.",
  unknownStreet: "Böyle bir cadde veya sokak yok.",
  unknownBuilding: "Böyle bir bina yok.",
  unknownSpecies: "Böyle bir tür yok.",
  unknownTool: "Böyle bir araç sayfası yok.",
  unknownBrand: "Böyle bir marka yok.",
  unknownModel: "Böyle bir model yok.",
  unknownModelYear: "Bu markanın o yıla ait modeli yok.",
  brandFirst: "Model yılı ancak bir markayla birlikte sorulabilir.",
  unknownBranch: "Bu numarayla sattığımız bir ürün yok.",
  unknownCategory: "Böyle bir soru başlığı yok.",
} as const;
