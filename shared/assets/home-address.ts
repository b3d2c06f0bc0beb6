import type { Circumstance, TypedText } from "#shared/fields/field.ts";
import { listField, optionalTextField } from "#shared/fields/kinds.ts";
import { UavtCodeSchema } from "#shared/schemas/uavt-code.ts";

/** Without its code a home is found by its address; typed by hand, its place has to be told in any case. */
const hasNoCode = ({ uavtCode = "" }: TypedText): boolean => uavtCode.trim() === "";
const isPlaceNeeded = (typed: TypedText, circumstances: readonly Circumstance[]): boolean =>
  hasNoCode(typed) || circumstances.includes("by-hand");

const addressStep = <const L extends Parameters<typeof listField>[1]>(look: L) =>
  listField("search-select", { ...look, when: hasNoCode });

/** Where a home is: its address code, or the address step by step down to the flat, whose id is its code. */
export const homeAddressFields = {
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
};
