import { toTurkishSentence } from "#shared/format/turkish-case.ts";
import type { AssetKind, Relation } from "#shared/calls/account/asset-fields.ts";

const relations: Readonly<Record<Relation, string>> = {
  es: "Eş",
  cocuk: "Çocuk",
  anne: "Anne",
  baba: "Baba",
  diger: "Diğer",
};

const kinds: Readonly<Record<AssetKind, { title: string; empty: string; add: string }>> = {
  vehicle: {
    title: "Araçlarınız",
    empty: "Kayıtlı aracınız yok.",
    add: "Araç ekleyin",
  },
  home: { title: "Konutlarınız", empty: "Kayıtlı konutunuz yok.", add: "Konut ekleyin" },
  person: {
    title: "Aileniz",
    empty: "Kayıtlı aile üyeniz yok.",
    add: "Aile üyesi ekleyin",
  },
  pet: {
    title: "Evcil hayvanlarınız",
    empty: "Kayıtlı evcil hayvanınız yok.",
    add: "Evcil hayvan ekleyin",
  },
};

export const assetsCopy = {
  text: "Üyeyken poliçe aldığınız araç, konut, kişi ve hayvanlar burada kendiliğinden durur; başkalarını siz ekleyebilirsiniz. Yeni bir teklif alırken bilgilerini yeniden yazmazsınız.",
  kinds,
  relations,
  relationRequired: "Lütfen yakınlığı seçiniz",
  addressRequired: "Lütfen adres ya da UAVT adres kodu giriniz",
  title: "Kısa ad",
  titleHint: "Listede böyle görünür. Boş bırakabilirsiniz.",
  plate: "Plaka",
  brand: "Marka",
  model: "Model",
  modelYear: "Model yılı",
  uavtCode: "UAVT adres kodu",
  uavtHint:
    "Konutunuza ait 10 haneli numaradır; e-Devlet’ten veya adres.nvi.gov.tr’den öğrenebilirsiniz.",
  address: "Adres",
  name: "Ad",
  surname: "Soyad",
  nationalNumber: "TC Kimlik No",
  birthDate: "Doğum Tarihi",
  relation: "Yakınlık",
  sex: "Cinsiyet",
  species: "Türü",
  speciesNames: { kedi: "Kedi", kopek: "Köpek" },
  speciesRequired: "Lütfen türünü seçiniz",
  petSexes: { disi: "Dişi", erkek: "Erkek" },
  microchip: "Mikroçip no",
  /** A policy bought here that has not ended. */
  policy: (insurance: string, end: string) =>
    `${toTurkishSentence(insurance)} poliçesi var, bitişi ${end}`,
  sexes: { kadin: "Kadın", erkek: "Erkek" },
  personHint:
    "Kimlik no, doğum tarihi ve cinsiyet kayıtlıysa sağlık ve seyahat tekliflerinde yeniden yazmazsınız.",
  save: "Kaydet",
  saved: "Kaydedildi",
  edit: "Düzenle",
  editOf: (title: string) => `${title}: düzenle`,
  cancel: "Vazgeç",
  remove: "Sil",
  removeOf: (title: string) => `${title}: sil`,
  removed: "Silindi",
  quote: (insurance: string) => `${toTurkishSentence(insurance)} teklifi al`,
} as const;
