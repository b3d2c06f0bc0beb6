import type { TypedText } from "#shared/fields/field.ts";
import { listField, numberListField } from "#shared/fields/kinds.ts";
import { int } from "#shared/calls/codec.ts";
import { defineTool } from "./tool.ts";

const hasBrand = ({ brand = "" }: TypedText): boolean => brand !== "";
const hasYear = (typed: TypedText): boolean => hasBrand(typed) && (typed["modelYear"] ?? "") !== "";

/** What a vehicle of the catalogue is worth. */
export const vehicleValue = defineTool({
  id: "vehicle-value",
  title: "Kasko değeri",
  lead: "Marka, yıl ve modeli seçin; tahminî araç değerini, yıla göre değişimini ve kasko primine etkisini görün.",
  submit: "Değeri göster",
  fields: {
    brand: listField("select", { label: "Marka", choices: "brands" }),
    modelYear: numberListField(
      { label: "Model yılı", choices: "model-years", dependsOn: ["brand"], when: hasBrand },
      int(1900, 2100),
    ),
    modelCode: listField("select", {
      label: "Model",
      choices: "models",
      dependsOn: ["brand", "modelYear"],
      when: hasYear,
    }),
  },
  official: {
    title: "Resmî liste nerede?",
    text: "Kasko değer listesini Türkiye Sigorta Birliği her ay yayımlar. Bu sayfadaki değerler o liste değil, bizim tahminlerimizdir.",
    links: [
      {
        name: "Türkiye Sigorta Birliği",
        about: "tsb.org.tr: kasko değer listesi",
        url: "https://www.tsb.org.tr/",
      },
    ],
  },
  quote: {
    line: "kasko",
    title: "Bu araca kasko teklifi alın",
    carries: { brand: "brand", modelYear: "modelYear", modelCode: "modelCode" },
  },
  fromVehicle: ({ brand = "", modelYear = 0, model = "" }) => ({
    brand,
    modelYear: String(modelYear),
    modelCode: model,
  }),
});
