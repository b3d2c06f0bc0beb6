import * as v from "valibot";

/** How a field is typed in; the form decides which component that is. */
export type FieldKind =
  | "text"
  /** Text of several lines. */
  | "message"
  | "identity-number"
  | "plate"
  | "phone"
  | "email"
  | "date"
  | "letters"
  | "digits"
  | "code"
  | "letter-code"
  /** A whole number; `thousands` sets dots between them. */
  | "number"
  /** Whole lira. */
  | "amount"
  | "select"
  | "search-select"
  /** Two to four choices, all of them in sight. */
  | "radio"
  /** Yes or no; posted as `on`, or not at all. */
  | "switch"
  /** A box; unless optional it must be ticked. */
  | "consent";

/** Where a select gets its choices: a fixed reference list, or one that depends on other fields. */
export type ChoiceList =
  | "cities"
  | "counties"
  | "brands"
  | "model-years"
  | "models"
  | "using-types"
  | "fuel-types";

/** A circumstance some fields wait for: what a registry could not tell, or what the vehicle is. */
export type Circumstance =
  | "birth-date-needed"
  | "identity-unknown"
  | "plated"
  | "unplated"
  /** The site takes reference codes. */
  | "reference-codes";

/** One choice of a select or of radios. */
export interface Option {
  readonly id: string;
  readonly name: string;
  readonly disabled?: boolean;
  /** A word of explanation, shown with the choice. */
  readonly tooltip?: string;
}

/** What a field is to whoever fills it in: data alone, without its rules. */
export interface AskedField {
  /** In a repeated group `people[0].birthDate`. */
  readonly name: string;
  readonly kind: FieldKind;
  readonly label: string;
  readonly hint?: string | undefined;
  /** Fields are required unless told; the others say so in their label. */
  readonly isOptional?: boolean | undefined;
  /** The choices of a select or of radios, where they are always the same. */
  readonly options?: readonly Option[] | undefined;
  /** Adds the choice "other" at the end. */
  readonly hasOther?: boolean | undefined;
  /** For numbers: dots between the thousands. */
  readonly thousands?: boolean | undefined;
  readonly autoComplete?: string | undefined;
  readonly maxLength?: number | undefined;
}

export interface FieldSpec extends AskedField {
  readonly schema: (now: number) => v.GenericSchema;
  /** The choices that have to be asked for. */
  readonly choices?: ChoiceList;
  /** The fields whose change makes this one's choices others. */
  readonly dependsOn?: readonly string[];
  readonly when?: Circumstance;
  /** For consents: the contract text its label opens. */
  readonly contract?: string;
}

/** One step of a form: what is asked, in order. */
export interface FormStep {
  readonly id: string;
  readonly title: string;
  readonly fields: readonly FieldSpec[];
}

/** The fields a visitor in these circumstances sees. */
export const fieldsFor = (
  step: FormStep,
  circumstances: readonly Circumstance[],
): readonly FieldSpec[] =>
  step.fields.filter(({ when }) => when === undefined || circumstances.includes(when));

/**
 * The schema of some fields; both sides check with it. Absent text counts as empty, so that an unticked box or a field
 * a script-less browser did not send gets its own message.
 */
export function schemaOf(fields: readonly FieldSpec[], now: number) {
  const entries = fields.map(({ name, schema }) => [name, v.optional(schema(now), "")] as const);
  return v.object(Object.fromEntries(entries));
}
