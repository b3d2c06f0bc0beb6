/** @jsxImportSource hono/jsx */
import type { Child } from "hono/jsx";

/** A form that posts; `title` heads it. */
export const Form = ({
  action,
  title,
  children,
}: {
  readonly action: string;
  readonly title?: string;
  readonly children?: Child;
}) => (
  <form method="post" action={action} class="card">
    {title === undefined ? null : <h2>{title}</h2>}
    {children}
  </form>
);

interface Button {
  readonly look?: "primary" | "danger" | "plain";
  /** What of the form it sends, where there are several. */
  readonly intent?: string;
  readonly label: string;
  /** For who listens, where the label says too little alone. */
  readonly spoken?: string;
}

export const Button = ({ look = "plain", intent, label, spoken }: Button) => (
  <button
    type="submit"
    name={intent === undefined ? undefined : "intent"}
    value={intent}
    class={look}
    aria-label={spoken}
  >
    {label}
  </button>
);

const Fault = ({ id, text }: { readonly id: string; readonly text: string | undefined }) =>
  text === undefined ? null : (
    <p class="fault" id={`${id}-fault`} role="alert">
      {text}
    </p>
  );

/** Stands first in a form of several buttons: Enter in a field presses the first one, and this one does nothing. */
export const NoDeed = ({ label }: { readonly label: string }) => (
  <button type="submit" name="intent" value="" hidden>
    {label}
  </button>
);

const Hint = ({ id, text }: { readonly id: string; readonly text: string }) => (
  <p class="hint" id={`${id}-hint`}>
    {text}
  </p>
);

/** Ids of what is said about a field. */
const described = (name: string, hint: string | undefined, fault: string | undefined) =>
  [hint && `${name}-hint`, fault && `${name}-fault`].filter(Boolean).join(" ") || undefined;

interface TextField {
  readonly name: string;
  readonly label: string;
  readonly type?: "text" | "password" | "date";
  readonly autocomplete: string;
  readonly inputmode?: "numeric";
  readonly hint?: string;
  readonly value?: string;
  readonly fault?: string | undefined;
}

/** A line of text with its label, hint and message. */
export const TextField = ({ name, label, type = "text", value = "", ...field }: TextField) => (
  <>
    <label for={name}>{label}</label>
    <input
      id={name}
      name={name}
      type={type}
      value={value}
      autocomplete={field.autocomplete}
      inputmode={field.inputmode ?? "text"}
      autocapitalize="none"
      spellcheck={false}
      aria-describedby={described(name, field.hint, field.fault)}
      aria-invalid={field.fault === undefined ? "false" : "true"}
      autofocus={field.fault !== undefined}
    />
    {field.hint === undefined ? null : <Hint id={name} text={field.hint} />}
    <Fault id={name} text={field.fault} />
  </>
);

interface TextArea {
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  readonly value?: string;
  readonly fault?: string | undefined;
}

/** Several lines of text. */
export const TextArea = ({ name, label, hint, value = "", fault }: TextArea) => (
  <>
    <label for={name}>{label}</label>
    <textarea
      id={name}
      name={name}
      aria-describedby={described(name, hint, fault)}
      aria-invalid={fault === undefined ? "false" : "true"}
      autofocus={fault !== undefined}
    >
      {/* A browser drops the first line break. */}
      {`\n${value}`}
    </textarea>
    {hint === undefined ? null : <Hint id={name} text={hint} />}
    <Fault id={name} text={fault} />
  </>
);

interface Choices {
  readonly name: string;
  readonly label: string;
  /** Their values with what stands beside them. */
  readonly options: Readonly<Record<string, string>>;
  readonly chosen: string | undefined;
  readonly fault?: string | undefined;
}

/** One of a few. */
export const Choices = ({ name, label, options, chosen, fault }: Choices) => (
  <fieldset aria-describedby={described(name, undefined, fault)}>
    <legend>{label}</legend>
    {Object.entries(options).map(([value, text]) => (
      <label class="choice">
        <input type="radio" name={name} value={value} checked={value === chosen} />
        {text}
      </label>
    ))}
    <Fault id={name} text={fault} />
  </fieldset>
);

/** Yes or no. */
export const Tick = ({
  name,
  label,
  isTicked,
}: {
  readonly name: string;
  readonly label: string;
  readonly isTicked: boolean;
}) => (
  <label class="choice">
    <input type="checkbox" name={name} checked={isTicked} />
    {label}
  </label>
);

interface Select {
  readonly name: string;
  readonly label: string;
  readonly options: readonly (readonly [value: string, text: string])[];
  readonly chosen: string;
}

/** One of a list. */
export const Select = ({ name, label, options, chosen }: Select) => (
  <div>
    <label for={name}>{label}</label>
    <select id={name} name={name}>
      {options.map(([value, text]) => (
        <option value={value} selected={value === chosen}>
          {text}
        </option>
      ))}
    </select>
  </div>
);

/** What was typed and could not be sent, to be copied; nothing where nothing was. */
export const Unsent = ({ label, text }: { readonly label: string; readonly text: string }) =>
  text === "" ? null : (
    <>
      <label for="unsent">{label}</label>
      <textarea id="unsent" rows={8} readonly>
        {`\n${text}`}
      </textarea>
    </>
  );
