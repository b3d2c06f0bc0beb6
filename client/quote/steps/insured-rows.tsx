import type { ReactNode } from "react";
import { RepeatedGroup } from "#client/form/repeated-group.tsx";
import { FormField } from "#client/form/form-field.tsx";
import type { NamedField, TypedText } from "#shared/fields/field.ts";
import { groupedName, nameInGroup } from "#shared/fields/field-name.ts";
import type { InsuredGroup } from "#shared/lines/insured-group.ts";
import type { FieldProps } from "#client/form/fields/field-props.ts";

/** What is known already and only sent along. */
const HiddenField = ({ id, name, value = "" }: FieldProps) => (
  <input type="hidden" id={id} name={name} value={value} />
);

interface InsuredRowsProps {
  readonly name: string;
  readonly group: InsuredGroup & { readonly count: number };
  /** The row that the last press takes out. */
  readonly removed: number | undefined;
  /** Those of all rows. */
  readonly fields: readonly NamedField[];
  /** What the server has of them. */
  readonly values: TypedText;
  readonly errors: Readonly<Record<string, string>>;
  readonly show: (field: NamedField) => ReactNode;
}

/** Kinds that may be added: of some there is one at most. */
function kindsLeft({ name, group, values }: InsuredRowsProps) {
  const isThere = (typed: TypedText) =>
    Array.from({ length: group.count }, (_, row) => row).some((row) =>
      Object.entries(typed).every(
        ([field, text]) => values[nameInGroup(name, row, field)] === text,
      ),
    );
  return Object.entries(group.kinds ?? {})
    .filter(([, { typed, isSingle }]) => isSingle !== true || !isThere(typed))
    .map(([id, { label }]) => ({ id, label }));
}

/** What a field is called in its row, whose number changes when one before it goes. */
export const placeOf = ({ name }: NamedField): string => groupedName(name)?.field ?? name;

const widthOf = ({ isHalf }: NamedField) => (isHalf === true ? "min-w-0" : "col-span-2 min-w-0");

/** Several insured, each in a row that is headed by who it is and asks only what is missing. */
export function InsuredRows(props: InsuredRowsProps) {
  const { name, group, removed, fields, values, errors, show } = props;
  const fieldsOf = (row: string) => fields.filter((field) => field.name.startsWith(`${row}.`));
  const isKnown = ({ name: at, isTitle }: NamedField) =>
    isTitle === true && (values[at] ?? "") !== "" && errors[at] === undefined;
  const subjectOf = (row: string) => {
    const title = fieldsOf(row).find(isKnown);
    return title?.options?.find(({ id }) => id === values[title.name])?.name;
  };
  return (
    <RepeatedGroup
      name={name}
      {...group}
      removed={removed}
      kinds={kindsLeft(props)}
      subjectOf={subjectOf}
    >
      {(row) => {
        const asked = fieldsOf(row).filter((field) => !isKnown(field));
        const draw = (field: NamedField) => (
          <div key={placeOf(field)} data-kind={field.kind} className={widthOf(field)}>
            {show(field)}
          </div>
        );
        const inLine = asked.filter(({ isInLine }) => isInLine === true);
        return (
          <div className="grid grid-cols-2 gap-x-3 gap-y-4">
            {fieldsOf(row)
              .filter(isKnown)
              .map((field) => (
                <FormField key={placeOf(field)} {...field} kind={HiddenField} />
              ))}
            {asked.map((field) => {
              if (field.isInLine !== true) return draw(field);
              return field === inLine[0] ? (
                <div key={placeOf(field)} className="fields-in-line">
                  {inLine.map(draw)}
                </div>
              ) : null;
            })}
          </div>
        );
      }}
    </RepeatedGroup>
  );
}
