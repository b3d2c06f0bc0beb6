import { DateField } from "#client/form/date-field.tsx";
import { LettersField } from "#client/form/letters-field.tsx";
import { NationalNumberField } from "#client/form/national-number-field.tsx";
import { NumericField } from "#client/form/numeric-field.tsx";
import { PlateField } from "#client/form/plate-field.tsx";
import { SelectField } from "#client/form/select-field.tsx";
import { TextField } from "#client/form/text-field.tsx";
import type { AssetKind } from "#shared/calls/asset-fields.ts";
import { relations } from "#shared/calls/asset-fields.ts";
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
  }
}

function VehicleFields({ values }: { values: Values }) {
  return (
    <>
      <PlateField name="plate" label={assetsCopy.plate} value={values["plate"]} />
      <div className="grid gap-5 desktop:grid-cols-2">
        <TextField
          name="brand"
          label={assetsCopy.brand}
          required={false}
          maxLength={60}
          value={values["brand"]}
        />
        <TextField
          name="model"
          label={assetsCopy.model}
          required={false}
          maxLength={100}
          value={values["model"]}
        />
      </div>
      <NumericField
        name="modelYear"
        label={assetsCopy.modelYear}
        digits={4}
        required={false}
        value={values["modelYear"]}
      />
    </>
  );
}

function HomeFields({ values }: { values: Values }) {
  return (
    <>
      <TextField
        name="address"
        label={assetsCopy.address}
        autoComplete="street-address"
        maxLength={300}
        value={values["address"]}
      />
      <NumericField
        name="uavtCode"
        label={assetsCopy.uavtCode}
        hint={assetsCopy.uavtHint}
        digits={10}
        required={false}
        value={values["uavtCode"]}
      />
    </>
  );
}

function PersonFields({ values }: { values: Values }) {
  return (
    <>
      <SelectField
        name="relation"
        label={assetsCopy.relation}
        options={relations.map((id) => ({ id, name: assetsCopy.relations[id] }))}
        value={values["relation"]}
      />
      <div className="grid gap-5 desktop:grid-cols-2">
        <LettersField name="name" label={assetsCopy.name} value={values["name"]} />
        <LettersField name="surname" label={assetsCopy.surname} value={values["surname"]} />
      </div>
      <NationalNumberField
        name="nationalNumber"
        label={assetsCopy.nationalNumber}
        required={false}
        value={values["nationalNumber"]}
      />
      <DateField
        name="birthDate"
        label={assetsCopy.birthDate}
        required={false}
        value={values["birthDate"]}
      />
    </>
  );
}
