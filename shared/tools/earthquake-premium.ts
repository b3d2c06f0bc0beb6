import { homeBuildingFields } from "#shared/assets/home-building.ts";
import type { TypedText } from "#shared/fields/field.ts";
import { choiceField, listField, numberField } from "#shared/fields/kinds.ts";
import { todayInIstanbul } from "#shared/format/date.ts";
import { wholeNumber } from "#shared/schemas/number.ts";
import { defineTool } from "./tool.ts";

const isByPlace = ({ basis }: TypedText): boolean => basis === "place";
const isByGroup = ({ basis }: TypedText): boolean => basis === "group";
const oldest = 1900;
const { constructionStyle, storeyBand, grossArea } = homeBuildingFields;

/** Sum insured and premium of the compulsory earthquake insurance of a home. */
export const earthquakePremium = defineTool({
  id: "earthquake-premium",
  title: "DASK hesaplama",
  lead: "Evin yerini, yapısını ve alanını yazın; yıllık primi, sigorta bedelini ve ikisinin nasıl hesaplandığını görün. Yazdıklarınız kaydedilmez.",
  keywords: "DASK fiyatı, DASK primi, zorunlu deprem sigortası hesaplama",
  submit: "Primi hesapla",
  fields: {
    basis: choiceField(
      "radio",
      { place: "İl ve ilçeye göre", group: "Grubu biliyorum" },
      {
        label: "Deprem risk grubu",
        hint: "DASK’ın verdiği grubu biliyorsanız onu seçin; bilmiyorsanız ilçeden tahmin ederiz.",
        byDefault: "place",
      },
    ),
    homeCity: listField("select", {
      label: "İl",
      choices: "cities",
      isHalf: true,
      when: isByPlace,
    }),
    homeCounty: listField("select", {
      label: "İlçe",
      choices: "home-counties",
      dependsOn: ["homeCity"],
      isHalf: true,
      when: isByPlace,
    }),
    riskGroup: choiceField(
      "select",
      {
        "1": "I (en yüksek risk)",
        "2": "II",
        "3": "III",
        "4": "IV",
        "5": "V",
        "6": "VI",
        "7": "VII (en düşük risk)",
      },
      { label: "Risk grubu", when: isByGroup },
    ),
    constructionStyle: { ...constructionStyle, byDefault: "betonarme" as const },
    grossArea: { ...grossArea, isHalf: true },
    constructionYear: {
      ...numberField(
        { label: "Yapım yılı", maxLength: 4, isHalf: true },
        { min: oldest, max: 2100 },
      ),
      schema: (now: number) =>
        wholeNumber({ min: oldest, max: Number(todayInIstanbul(now).slice(0, 4)) }),
    },
    storeyBand,
    isRenewal: choiceField(
      "radio",
      { no: "Yeni poliçe", yes: "Yenileme" },
      {
        label: "Poliçe",
        hint: "Önceki poliçenin bitişinden bu yana 30 günden çok geçmediyse yenilemedir.",
        byDefault: "no",
      },
    ),
  },
  official: {
    title: "Kesin prim ve poliçe sorgulama",
    text: "Evinizin risk grubunu DASK, adres koduna göre belirler. Kayıtlı poliçenizi iki resmî adres gösterir.",
    links: [
      {
        name: "DASK",
        about: "dask.gov.tr: tarife, poliçe ve hasar ihbarı",
        url: "https://www.dask.gov.tr/",
      },
      {
        name: "e-Devlet",
        about: "turkiye.gov.tr: DASK poliçe sorgulama",
        url: "https://www.turkiye.gov.tr/dask-police-sorgulama",
      },
    ],
  },
  quote: {
    line: "dask",
    title: "Bu eve DASK teklifi alın",
    carries: {
      homeCity: "homeCity",
      homeCounty: "homeCounty",
      constructionStyle: "constructionStyle",
      grossArea: "grossArea",
      constructionYear: "constructionYear",
      storeyBand: "storeyBand",
    },
  },
});
