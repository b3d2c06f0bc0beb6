import { useState } from "react";
import { LightField } from "#client/form/light-field.tsx";
import type { Option } from "#shared/fields/asked-field.ts";
import { useReferenceList } from "#client/state/use-reference-list.ts";
import { listCounties } from "#shared/calls/reference/list-counties.ts";
import { profileCopy } from "./copy.ts";
import { toOptions } from "./load.ts";

interface ResidenceFieldsProps {
  readonly cities: readonly Option[];
  /** The stored province and its districts. */
  readonly known: { readonly city: string; readonly counties: readonly Option[] };
  /** What the form starts with. */
  readonly city: string;
  readonly county: string;
}

/** Province and district; another province brings its own districts. */
export function ResidenceFields({ cities, known, city, county }: ResidenceFieldsProps) {
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
        label={profileCopy.city}
        options={cities}
        isOptional
        value={city}
        onValueChange={setChosen}
      />
      <LightField
        kind="select"
        // The district chosen before is there once its list is.
        key={`${chosen} ${options.length}`}
        name="county"
        label={profileCopy.county}
        options={options}
        isOptional
        value={chosen === city ? county : ""}
        {...(chosen === "" ? { placeholder: profileCopy.countyFirst } : {})}
        {...(list?.hasErrors === true ? { error: profileCopy.countyFailed } : {})}
      />
    </div>
  );
}
