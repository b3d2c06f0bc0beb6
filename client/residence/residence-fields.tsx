import { useState } from "react";
import { LightField } from "#client/form/light-field.tsx";
import type { Option } from "#shared/fields/asked-field.ts";
import { useReferenceList } from "#client/state/use-reference-list.ts";
import { listCounties } from "#shared/calls/reference/list-counties.ts";
import { residenceCopy as copy } from "./copy.ts";
import { toOptions } from "./to-options.ts";

interface ResidenceFieldsProps {
  readonly cities: readonly Option[];
  /** A province and its districts, which are there without asking. */
  readonly known: { readonly city: string; readonly counties: readonly Option[] };
  /** What the form starts with. */
  readonly city: string;
  readonly county: string;
  readonly isOptional?: boolean;
}

/** Province and district; another province brings its own districts. */
export function ResidenceFields({
  cities,
  known,
  city,
  county,
  isOptional = false,
}: ResidenceFieldsProps) {
  const [chosen, setChosen] = useState(city);
  const isOther = chosen !== known.city && chosen !== "";
  const list = useReferenceList(
    listCounties,
    isOther ? { cityCode: chosen } : undefined,
    ({ items }) => toOptions(items),
  );
  const options = isOther ? (list?.items ?? []) : chosen === "" ? [] : known.counties;
  return (
    <div className="grid gap-5 desktop:grid-cols-2">
      <LightField
        kind="select"
        name="cityCode"
        label={copy.city}
        options={cities}
        isOptional={isOptional}
        value={city}
        onValueChange={setChosen}
      />
      <LightField
        kind="select"
        // The district chosen before is there once its list is.
        key={`${chosen} ${options.length}`}
        name="county"
        label={copy.county}
        options={options}
        isOptional={isOptional}
        value={chosen === city ? county : ""}
        {...(chosen === "" ? { placeholder: copy.countyFirst } : {})}
        {...(list?.hasErrors === true ? { error: copy.countyFailed } : {})}
      />
    </div>
  );
}
