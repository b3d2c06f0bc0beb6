import { LightField } from "#client/form/light-field.tsx";
import type { AssetKind } from "#shared/calls/account/asset-fields.ts";
import { petSexes, relations, sexes, speciesIds } from "#shared/calls/account/asset-fields.ts";
import { assetsCopy } from "./copy.ts";

type Values = Readonly<Record<string, string>>;

/** The fields of a kind of asset. */
export function AssetFields({ kind, values }: { kind: AssetKind; values: Values }) {
  switch (kind) {
    case "vehicle":
      return <VehicleFields values={values} />;
    case "home":
      return <HomeFields values={values} />;
    case "person":
      return <PersonFields values={values} />;
    case "pet":
      return <PetFields values={values} />;
  }
}

function VehicleFields({ values }: { values: Values }) {
  return (
    <>
      <LightField kind="plate" name="plate" label={assetsCopy.plate} value={values["plate"]} />
      <div className="grid gap-5 desktop:grid-cols-2">
        <LightField
          kind="text"
          name="brand"
          label={assetsCopy.brand}
          isOptional
          maxLength={60}
          value={values["brand"]}
        />
        <LightField
          kind="text"
          name="model"
          label={assetsCopy.model}
          isOptional
          maxLength={100}
          value={values["model"]}
        />
      </div>
      <LightField
        kind="digits"
        name="modelYear"
        label={assetsCopy.modelYear}
        maxLength={4}
        isOptional
        value={values["modelYear"]}
      />
    </>
  );
}

function HomeFields({ values }: { values: Values }) {
  return (
    <>
      <LightField
        kind="text"
        name="address"
        label={assetsCopy.address}
        autoComplete="street-address"
        maxLength={300}
        value={values["address"]}
      />
      <LightField
        kind="digits"
        name="uavtCode"
        label={assetsCopy.uavtCode}
        hint={assetsCopy.uavtHint}
        maxLength={10}
        isOptional
        value={values["uavtCode"]}
      />
    </>
  );
}

function PersonFields({ values }: { values: Values }) {
  return (
    <>
      <LightField
        kind="select"
        name="relation"
        label={assetsCopy.relation}
        options={relations.map((id) => ({ id, name: assetsCopy.relations[id] }))}
        value={values["relation"]}
      />
      <div className="grid gap-5 desktop:grid-cols-2">
        <LightField kind="name" name="name" label={assetsCopy.name} value={values["name"]} />
        <LightField
          kind="name"
          name="surname"
          label={assetsCopy.surname}
          value={values["surname"]}
        />
      </div>
      <LightField
        kind="identity-number"
        name="nationalNumber"
        label={assetsCopy.nationalNumber}
        isOptional
        value={values["nationalNumber"]}
      />
      <BirthDateField values={values} />
      <LightField
        kind="radio"
        name="sex"
        label={assetsCopy.sex}
        hint={assetsCopy.personHint}
        options={sexes.map((id) => ({ id, name: assetsCopy.sexes[id] }))}
        isOptional
        value={values["sex"]}
      />
    </>
  );
}

function PetFields({ values }: { values: Values }) {
  return (
    <>
      <input type="hidden" name="breed" value={values["breed"] ?? ""} />
      <LightField kind="name" name="petName" label={assetsCopy.name} value={values["petName"]} />
      <LightField
        kind="radio"
        name="species"
        label={assetsCopy.species}
        options={speciesIds.map((id) => ({ id, name: assetsCopy.speciesNames[id] }))}
        value={values["species"]}
      />
      <BirthDateField values={values} />
      <LightField
        kind="radio"
        name="petSex"
        label={assetsCopy.sex}
        options={petSexes.map((id) => ({ id, name: assetsCopy.petSexes[id] }))}
        isOptional
        value={values["petSex"]}
      />
      <LightField
        kind="digits"
        name="microchip"
        label={assetsCopy.microchip}
        maxLength={15}
        isOptional
        value={values["microchip"]}
      />
    </>
  );
}

const BirthDateField = ({ values }: { values: Values }) => (
  <LightField
    kind="date"
    name="birthDate"
    label={assetsCopy.birthDate}
    isOptional
    value={values["birthDate"]}
  />
);
