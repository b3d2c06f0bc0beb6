import { RadioGroupField } from "#client/form/choices/radio-group-field.tsx";
import { LightField } from "#client/form/light-field.tsx";
import { ChoicePicture } from "#client/illustrations/choice-picture.tsx";
import { toolCopy } from "./copy.ts";
import type { ShownField, ShownTool } from "./shown-tool.server.ts";
import { SketchField } from "./sketch-field.tsx";

/** So many choices have a row each. */
const listFrom = 3;

const RadioList: typeof RadioGroupField = (props) => <RadioGroupField {...props} isList />;

const pictureOf = (id: string) => <ChoicePicture id={id} />;
const Pictured: typeof RadioGroupField = (props) => (
  <RadioGroupField {...props} isList pictureOf={pictureOf} />
);

type Shown = Pick<ShownTool, "fields" | "sections" | "sketch">;

/** A tool's questions one below the other, or in parts. */
export function Questions({ shown }: { shown: Shown }) {
  const { fields, sections } = shown;
  if (sections.length === 0) return <Asked fields={fields} shown={shown} />;
  return sections.map(({ title, hint, fields: names, isHalf = false }, at) => (
    <fieldset
      key={title}
      className={`col-span-2 min-w-0 m-0 p-0 border-0 ${isHalf ? "desktop:col-span-1" : ""}`}
    >
      <legend className="h3 float-left mb-1">{toolCopy.section(at + 1, title)}</legend>
      <div className="clear-both grid grid-cols-2 gap-4 [&_.field-label>.field-hint]:hidden">
        {hint === undefined ? null : <p className="col-span-2 text-sm text-muted">{hint}</p>}
        <Asked
          fields={fields.filter(({ name }) => names.includes(name))}
          shown={shown}
          isBeside={!isHalf}
        />
      </div>
    </fieldset>
  ));
}

interface AskedProps {
  readonly fields: readonly ShownField[];
  readonly shown: Shown;
  /** There is room for two beside each other. */
  readonly isBeside?: boolean;
}

const Asked = ({ fields, shown, isBeside = false }: AskedProps) =>
  fields.map((field) => (
    <div
      key={`${field.name} ${field.turnsOn}`}
      className={`col-span-2 min-w-0 ${field.isHalf ? "min-[22rem]:col-span-1" : ""} ${isBeside ? "desktop:col-span-1" : ""}`}
    >
      <Question field={field} shown={shown} />
    </div>
  ));

function Question({ field, shown }: { field: ShownField; shown: Shown }) {
  const { turnsOn: _turnsOn, hasPictures = false, options = [], ...asked } = field;
  const { sketch, fields } = shown;
  if (sketch?.field === field.name) {
    return (
      <SketchField
        name={field.name}
        label={field.label}
        value={field.value}
        situationField={sketch.situation}
        situation={fields.find(({ name }) => name === sketch.situation)?.value ?? ""}
      />
    );
  }
  const isList = field.kind === "radio" && options.length >= listFrom;
  const kind = hasPictures ? Pictured : isList ? RadioList : field.kind;
  return <LightField {...asked} options={options} kind={kind} />;
}
