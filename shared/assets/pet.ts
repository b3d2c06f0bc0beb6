import * as v from "valibot";
import type { KeptAsset } from "#shared/calls/account/asset-fields.ts";
import type { TypedText } from "#shared/fields/field.ts";
import { ageOn, formatDate, todayInIstanbul } from "#shared/format/date.ts";
import { validationCopy } from "#shared/copy/validation.ts";
import { choiceField, dateField, eitherField, listField, textField } from "#shared/fields/kinds.ts";
import { pastDayRule } from "#shared/schemas/date.ts";
import { MicrochipSchema } from "#shared/schemas/microchip.ts";
import { PersonNameSchema } from "#shared/schemas/identity/person-name.ts";
import { defineAsset } from "./asset.ts";

/** An age, in years, that hardly a dog or cat has reached. */
const oldestPet = 30;

const petBirthRule = (now: number) =>
  v.pipe(
    pastDayRule(now),
    v.check(
      (day) => ageOn(day, todayInIstanbul(now)) <= oldestPet,
      validationCopy.birthDateUnlikely,
    ),
  );

/** A pet that a member has kept as it would be typed; how it is now is asked again. */
function petFromKept(kept: KeptAsset): TypedText {
  const { species, breed, petName, birthdate, petSex, isNeutered, microchip } = kept;
  const texts = {
    species,
    breed,
    petName,
    petBirthDate: birthdate && formatDate(birthdate),
    sex: petSex,
    isNeutered: isNeutered === undefined ? undefined : isNeutered ? "evet" : "hayir",
    microchip,
  };
  const said = Object.entries(texts).filter((pair): pair is [string, string] => Boolean(pair[1]));
  return Object.fromEntries(said);
}

/** A cat or a dog, as its vaccination card and its microchip say. */
export const pet = defineAsset({
  id: "pet",
  fromKept: petFromKept,
  fields: {
    species: choiceField(
      "radio",
      { kedi: "Kedi", kopek: "Köpek" },
      { label: "Türü", wire: "Species" },
    ),
    breed: listField("search-select", {
      label: "Irkı",
      hint: "Bilmiyorsanız “Melez” seçin.",
      choices: "pet-breeds",
      dependsOn: ["species"],
      wire: "Breed",
    }),
    petName: textField("name", PersonNameSchema, {
      label: "Adı",
      maxLength: 60,
      wire: "PetName",
    }),
    petBirthDate: dateField(
      {
        label: "Doğum tarihi",
        hint: "Tahminiyse aşı karnesinde yazanı girin.",
        wire: "PetBirthDate",
      },
      petBirthRule,
    ),
    sex: choiceField(
      "radio",
      { disi: "Dişi", erkek: "Erkek" },
      { label: "Cinsiyeti", wire: "PetSex" },
    ),
    isNeutered: eitherField(
      { label: "Kısırlaştırıldı mı?", wire: "IsNeutered" },
      { no: "Hayır", yes: "Evet" },
    ),
    microchip: textField("digits", MicrochipSchema, {
      label: "Mikroçip no",
      hint: "PETVET kaydındaki 15 haneli numaradır.",
      maxLength: 15,
      wire: "MicrochipNo",
    }),
    isVaccinated: eitherField(
      { label: "Aşıları tam mı?", hint: "Karnesindeki yıllık aşılar.", wire: "IsVaccinated" },
      { no: "Hayır", yes: "Evet" },
    ),
    hasChronicIllness: eitherField(
      {
        label: "Süregelen veya geçirilmiş bir hastalığı var mı?",
        hint: "Poliçeden önce var olan hastalıkların gideri ödenmez.",
        wire: "HasChronicIllness",
      },
      { no: "Hayır", yes: "Evet" },
    ),
  },
});
