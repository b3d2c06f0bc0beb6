import * as v from "valibot";

/** How a field is typed in; the form decides which component that is. */
export type FieldKind =
  | "identity-number"
  | "plate"
  | "phone"
  | "email"
  | "date"
  | "letters"
  | "digits"
  | "code"
  | "letter-code"
  | "select"
  | "search-select"
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

export interface FieldSpec {
  readonly name: string;
  readonly kind: FieldKind;
  readonly label: string;
  readonly hint?: string;
  readonly schema: (now: number) => v.GenericSchema;
  readonly isOptional?: boolean;
  readonly choices?: ChoiceList;
  /** The fields whose change makes this one's choices others. */
  readonly dependsOn?: readonly string[];
  readonly when?: Circumstance;
  readonly autoComplete?: string;
  readonly maxLength?: number;
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
