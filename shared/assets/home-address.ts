import * as v from "valibot";
import { validationCopy } from "#shared/copy/validation.ts";
import type { Circumstance, TypedText } from "#shared/fields/field.ts";
import { listField, optionalTextField, textField } from "#shared/fields/kinds.ts";
import { UavtCodeSchema } from "#shared/schemas/home/uavt-code.ts";

const longestAddress = 200;
/** Its words alone say nothing that counts, so it may be empty: the lists it fills in are what is asked. */
const AddressTextSchema = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(longestAddress, validationCopy.tooLong(longestAddress)),
);

const hasNoCode = ({ uavtCode = "" }: TypedText): boolean => uavtCode.trim() === "";
const isByHand = (circumstances: readonly Circumstance[]): boolean =>
  circumstances.includes("by-hand");

/** Without its code a home is found by its address; a step of it is asked for once the one before is chosen. */
const isReached = (typed: TypedText, before: string): boolean =>
  hasNoCode(typed) && (typed[before] ?? "") !== "";
const addressStep = <const L extends Parameters<typeof listField>[1]>(before: string, look: L) =>
  listField("search-select", {
    ...look,
    dependsOn: [before],
    when: (typed: TypedText) => isReached(typed, before),
  });

/** The steps that lead to a flat, whose id is its code. */
export const addressSteps = [
  "homeCity",
  "homeCounty",
  "town",
  "neighborhood",
  "street",
  "buildingNumber",
  "flat",
] as const;

/** Where a home is: its address code, or its address, searched for or chosen step by step down to the flat. */
export const homeAddressFields = {
  uavtCode: optionalTextField("uavt-code", UavtCodeSchema, {
    label: "UAVT adres kodu",
    hint: "Konutunuza ait 10 haneli numaradır. Bilmiyorsanız boş bırakın; adresinizi sonra ararsınız.",
    maxLength: 10,
    wire: "UavtCode",
  }),
  addressSearch: textField("text", AddressTextSchema, {
    label: "Konutun adresi",
    hint: "Mahalle, sokak, bina ve daire numarasını istediğiniz sırayla yazın: Caferağa Moda 12 Kadıköy",
    maxLength: longestAddress,
    suggests: { list: "home-places", fills: addressSteps },
    when: hasNoCode,
  }),
  homeCity: listField("search-select", {
    label: "Konutun ili",
    choices: "cities",
    // Typed by hand, its place has to be told in any case.
    when: (typed, circumstances) => hasNoCode(typed) || isByHand(circumstances),
    wire: "HomeCityCode",
  }),
  homeCounty: listField("search-select", {
    label: "Konutun ilçesi",
    choices: "home-counties",
    dependsOn: ["homeCity"],
    when: (typed, circumstances) => isReached(typed, "homeCity") || isByHand(circumstances),
    wire: "HomeCountyId",
  }),
  town: addressStep("homeCounty", { label: "Belde", choices: "towns" }),
  neighborhood: addressStep("town", { label: "Mahalle", choices: "neighborhoods" }),
  street: addressStep("neighborhood", { label: "Cadde veya sokak", choices: "streets" }),
  buildingNumber: addressStep("street", { label: "Bina no", choices: "buildings" }),
  flat: addressStep("buildingNumber", {
    label: "Daire no",
    choices: "flats",
    wire: "FlatUavtCode",
  }),
};

/** The lists stand folded under the search, which fills them in. */
export const addressFolds = [
  { title: "Adresi listelerden seçin", fields: addressSteps, beside: "addressSearch" },
] as const;
