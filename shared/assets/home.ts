import * as v from "valibot";
import { int } from "#shared/calls/codec.ts";
import { queryHome } from "#shared/calls/query-home.ts";
import { validationCopy } from "#shared/copy/validation.ts";
import type { Circumstance, TypedText } from "#shared/fields/field.ts";
import {
  choiceField,
  listField,
  numberField,
  numberListField,
  optionalTextField,
  textField,
} from "#shared/fields/kinds.ts";
import { formatLira } from "#shared/format/money.ts";
import { DaskPolicyNumberSchema } from "#shared/schemas/dask-policy-number.ts";
import { requiredText } from "#shared/schemas/required.ts";
import { UavtCodeSchema } from "#shared/schemas/uavt-code.ts";
import { defineAsset } from "./asset.ts";
import { homeCopy } from "./home-copy.ts";

/** Without its code a home is found by its address; typed by hand, its place has to be told in any case. */
const hasNoCode = ({ uavtCode = "" }: TypedText): boolean => uavtCode.trim() === "";
const isPlaceNeeded = (typed: TypedText, circumstances: readonly Circumstance[]): boolean =>
  hasNoCode(typed) || circumstances.includes("by-hand");

const isInsurable = (damage: string): boolean => damage !== "orta" && damage !== "agir";
const damageState = choiceField("radio", homeCopy.damage, {
  label: "Hasar durumu",
  hint: "Önceki depremlerde veya başka olaylarda binada tespit edilen hasar.",
  wire: "DamageState",
});
/** The address, step by step down to the flat, whose id is its code. */
const addressStep = <const L extends Parameters<typeof listField>[1]>(look: L) =>
  listField("search-select", { ...look, when: hasNoCode });

/** A home: found by its address code or its address, or typed in by hand. */
export const home = defineAsset({
  id: "home",
  fields: {
    uavtCode: optionalTextField("digits", UavtCodeSchema, {
      label: "UAVT adres kodu",
      hint: "Konutunuza ait 10 haneli numaradır. Bilmiyorsanız boş bırakın; adresinizi listeden seçersiniz.",
      maxLength: 10,
      wire: "UavtCode",
    }),
    homeCity: listField("search-select", {
      label: "Konutun ili",
      choices: "cities",
      when: isPlaceNeeded,
      wire: "HomeCityCode",
    }),
    homeCounty: listField("search-select", {
      label: "Konutun ilçesi",
      choices: "home-counties",
      dependsOn: ["homeCity"],
      when: isPlaceNeeded,
      wire: "HomeCountyId",
    }),
    town: addressStep({ label: "Belde", choices: "towns", dependsOn: ["homeCounty"] }),
    neighborhood: addressStep({
      label: "Mahalle",
      choices: "neighborhoods",
      dependsOn: ["town"],
    }),
    street: addressStep({
      label: "Cadde veya sokak",
      choices: "streets",
      dependsOn: ["neighborhood"],
    }),
    buildingNumber: addressStep({ label: "Bina no", choices: "buildings", dependsOn: ["street"] }),
    flat: addressStep({
      label: "Daire no",
      choices: "flats",
      dependsOn: ["buildingNumber"],
      wire: "FlatUavtCode",
    }),
    homeAddress: textField(
      "text",
      v.pipe(requiredText(), v.maxLength(200, validationCopy.tooLong(200))),
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
  },
  lookUp: {
    call: queryHome,
    asks: ["homeCity", "homeCounty", "town", "neighborhood", "street", "buildingNumber", "flat"],
    answers: [
      "homeCity",
      "homeCounty",
      "homeAddress",
      "constructionStyle",
      "constructionYear",
      "storeyBand",
      "grossArea",
    ],
    ask: ({ uavtCode, flat, nationalNumber, phone, daskPolicyNumber }, productId) => ({
      nationalNumber,
      phone,
      masterBranch: productId,
      uavtCode: uavtCode ?? flat ?? "",
      daskPolicyNumber,
    }),
    found: (known) => ({
      summary: homeCopy.summary(
        known.address,
        known.grossArea,
        known.constructionYear,
        wordOf(homeCopy.construction, known.constructionStyle),
        wordOf(homeCopy.storeys, known.storeyBand),
      ),
      ...(known.previousPolicyEnd === undefined ? {} : { renewal: known.previousPolicyEnd }),
      proposals: Object.fromEntries(
        known.proposals.map(({ field, kurus }) => [field, formatLira(kurus)]),
      ),
    }),
    copy: homeCopy.lookUp,
  },
});

const wordOf = (names: Readonly<Record<string, string>>, id: string): string => names[id] ?? id;
