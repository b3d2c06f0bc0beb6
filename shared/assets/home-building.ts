import * as v from "valibot";
import { int } from "#shared/calls/codec.ts";
import { validationCopy } from "#shared/copy/validation.ts";
import {
  choiceField,
  listField,
  numberField,
  numberListField,
  optionalTextField,
  textField,
} from "#shared/fields/kinds.ts";
import { DaskPolicyNumberSchema } from "#shared/schemas/home/dask-policy-number.ts";
import { requiredText } from "#shared/schemas/required.ts";
import { homeCopy } from "./home-copy.ts";

const isInsurable = (damage: string): boolean => damage !== "orta" && damage !== "agir";
const damageState = choiceField("radio", homeCopy.damage, {
  label: "Hasar durumu",
  hint: "Önceki depremlerde veya başka olaylarda binada tespit edilen hasar.",
  wire: "DamageState",
});

/** What a home is, and what its owner alone can say of it. */
export const homeBuildingFields = {
  homeAddress: textField(
    "text",
    v.pipe(
      requiredText(),
      v.minLength(10, homeCopy.wholeAddress),
      v.maxLength(200, validationCopy.tooLong(200)),
    ),
    {
      label: "Açık adres",
      hint: "Mahalle, cadde veya sokak, bina ve daire numarası.",
      maxLength: 200,
      wire: "HomeAddress",
    },
  ),
  constructionStyle: choiceField("radio", homeCopy.construction, {
    label: "Yapı tarzı",
    wire: "ConstructionStyle",
  }),
  constructionYear: numberListField(
    { label: "Yapım yılı", choices: "construction-years", wire: "ConstructionYear" },
    int(1900, 2100),
  ),
  storeyBand: choiceField("select", homeCopy.storeys, {
    label: "Toplam kat sayısı",
    hint: "Zemin ve bodrum katlar sayılmaz.",
    wire: "StoreyBand",
  }),
  grossArea: numberField(
    { label: "Brüt alan (m²)", maxLength: 4, wire: "GrossArea" },
    { min: 10, max: 2_000 },
  ),
  floor: listField("select", {
    label: "Bulunduğu kat",
    choices: "floors",
    wire: "FloorNumber",
  }),
  usageForm: choiceField("radio", homeCopy.use, { label: "Kullanım şekli", wire: "UsageForm" }),
  damageState: {
    ...damageState,
    schema: () =>
      v.pipe(
        damageState.schema(),
        v.check((damage) => isInsurable(damage), homeCopy.damaged),
      ),
    rule: () => v.pipe(v.string(), v.check(isInsurable, homeCopy.damaged)),
  },
  ownership: choiceField("radio", homeCopy.ownership, {
    label: "Mülkiyet",
    wire: "Ownership",
  }),
  daskPolicyNumber: optionalTextField("digits", DaskPolicyNumberSchema, {
    label: "DASK poliçe no",
    hint: "Konutun yürürlükteki veya son DASK poliçesinin 8-10 haneli numarası. Kayıtlardan doğrulanır.",
    maxLength: 10,
    wire: "DaskPolicyNumber",
  }),
};
