/** How a field is typed in; the form decides which component that is. */
export type FieldKind =
  | "text"
  /** Text of several lines. */
  | "message"
  | "identity-number"
  | "plate"
  /** Serial and number of a vehicle's registration document, in one. */
  | "registration-document"
  /** Address code of a dwelling. */
  | "uavt-code"
  | "phone"
  | "email"
  | "date"
  | "letters"
  /** Of a person or an animal: letters, with hyphens and apostrophes in it. */
  | "name"
  | "digits"
  | "code"
  /** The same with hyphens in it. */
  | "hyphenated-code"
  /** A whole number. */
  | "number"
  /** Whole lira. */
  | "amount"
  | "select"
  | "search-select"
  /** Two to four choices, all of them in sight. */
  | "radio"
  /** Yes or no; posted as `on`, or not at all. */
  | "switch"
  /** One of several boxes under a question; posted as `on`, or not at all. */
  | "tick"
  /** A box; unless optional it must be ticked. */
  | "consent";

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
  readonly autoComplete?: string | undefined;
  readonly maxLength?: number | undefined;
  /** Short enough for two of them to stand beside each other where fields are asked of several. */
  readonly isHalf?: boolean | undefined;
  /** Where fields are asked of several: shares one line with the others of its row that do. */
  readonly isInLine?: boolean | undefined;
  /** Of radios: each choice has a drawing of its own, which the page knows by its id. */
  readonly hasPictures?: boolean | undefined;
  /** Of radios: a row of small ones. */
  readonly isCompact?: boolean | undefined;
  /** Where typing begins: when the page is loaded, and when a form or a window with the field appears. */
  readonly takesFocus?: boolean | undefined;
}
