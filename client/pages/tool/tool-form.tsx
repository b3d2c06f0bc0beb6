import { useEffect, useEffectEvent, useRef } from "react";
import type { SubmitEvent } from "react";
import { Link, useLocation, useNavigate } from "react-router";
import { RadioGroupField } from "#client/form/choices/radio-group-field.tsx";
import { FormScopeProvider, fieldId } from "#client/form/form-scope.ts";
import { LightField } from "#client/form/light-field.tsx";
import { FaultPicture } from "#client/illustrations/fault-picture.tsx";
import { ErrorSummary } from "#client/ui/error-summary.tsx";
import { toolCopy } from "./copy.ts";
import type { ShownField, ShownTool } from "./shown-tool.server.ts";
import { answerId } from "./tool-answer.tsx";
import { readTyping } from "./typing-state.ts";

interface ToolFormProps {
  readonly path: string;
  /** On the button. */
  readonly submit: string;
  readonly shown: ShownTool;
}

const idPrefix = "arac";

/** So many choices have a row each. */
const listFrom = 3;

const RadioList: typeof RadioGroupField = (props) => <RadioGroupField {...props} isList />;
const pictureOf = (id: string) => <FaultPicture id={id} />;
const Pictured: typeof RadioGroupField = (props) => (
  <RadioGroupField {...props} isList pictureOf={pictureOf} />
);

/**
 * The questions of a tool, as a form whose address is the answer's. With scripts the answer follows each choice and each field
 * that is left; what has not been filled in is then not sent, so that nobody is reproached for what they have not come to.
 */
export function ToolForm({ path, submit, shown }: ToolFormProps) {
  const { state, key } = useLocation();
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const { begun = key, presses } = readTyping(state);
  const { fields, errors, vehicles } = shown;
  const scope = { idPrefix, errors };

  const ask = (isPressed: boolean) => {
    if (form.current === null) return;
    const typed = [...new FormData(form.current)].filter(
      (entry): entry is [string, string] =>
        typeof entry[1] === "string" && (isPressed || entry[1] !== ""),
    );
    const to = `${path}?${new URLSearchParams(typed)}`;
    const typing = { begun, presses: isPressed ? presses + 1 : presses };
    void navigate(to, { replace: true, preventScrollReset: true, state: typing });
  };
  const askOnChange = useEffectEvent(() => ask(false));

  // The browser tells of a text once it is left, of a choice at once.
  useEffect(() => {
    const element = form.current;
    const listeners = new AbortController();
    element?.addEventListener("change", () => askOnChange(), listeners);
    return () => listeners.abort();
  }, [begun]);

  const listed = Object.entries(errors).map(([name, message]) => ({
    fieldId: fieldId(scope, name),
    message,
    label: fields.find((field) => field.name === name)?.label,
  }));
  const isCame = state === null && listed.length > 0;
  return (
    <FormScopeProvider value={scope}>
      <form
        key={begun}
        ref={form}
        method="get"
        action={`${path}#${answerId}`}
        noValidate
        className="card p-5 grid grid-cols-2 gap-4"
        onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
          event.preventDefault();
          ask(true);
        }}
      >
        <div className="col-span-2 empty:hidden">
          <ErrorSummary
            errors={presses > 0 || isCame ? listed : []}
            attempt={isCame ? 1 : presses}
          />
        </div>
        <Vehicles path={path} vehicles={vehicles} fields={fields} />
        {fields.map((field) => (
          <Question key={`${field.name} ${field.turnsOn}`} field={field} />
        ))}
        <button type="submit" className="btn-primary col-span-2 min-h-12 text-lg">
          {submit}
        </button>
      </form>
    </FormScopeProvider>
  );
}

/** A pair of short ones stands side by side. */
function Question({ field }: { field: ShownField }) {
  const { turnsOn: _turnsOn, isHalf = false, options = [], ...asked } = field;
  const { hasPictures = false } = field;
  const isList = field.kind === "radio" && options.length >= listFrom;
  const kind = hasPictures ? Pictured : isList ? RadioList : field.kind;
  return (
    <div className={isHalf ? "col-span-2 min-[22rem]:col-span-1" : "col-span-2"}>
      <LightField {...asked} options={options} kind={kind} />
    </div>
  );
}

/** A member's own vehicles, each as an address that has the form filled in. */
function Vehicles({
  path,
  vehicles,
  fields,
}: Pick<ToolFormProps, "path"> & Pick<ShownTool, "vehicles" | "fields">) {
  if (vehicles.length === 0) return null;
  const typed = fields.flatMap(({ name, value }) => (value === "" ? [] : [[name, value]]));
  return (
    <div className="col-span-2">
      <p className="mb-2 text-sm font-medium">{toolCopy.ownVehicles}</p>
      <ul className="flex flex-wrap gap-2">
        {vehicles.map((vehicle) => (
          <li key={vehicle.title}>
            <Link
              to={`${path}?${new URLSearchParams({ ...Object.fromEntries(typed), ...vehicle.typed })}`}
              preventScrollReset
              replace
              className="list-chip"
            >
              {vehicle.title}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
