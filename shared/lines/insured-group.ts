import type { TypedText } from "#shared/fields/field.ts";

/** A line quotes one asset, or a group of the same kind whose fields are asked once for each. */
export interface InsuredGroup {
  readonly min: number;
  readonly max: number;
  /** What they are together, "Sigortalılar", and each of them, "Sigortalı". */
  readonly label: string;
  readonly rowLabel: string;
  /** Set for a family: its rows travel as those of the list "fam". */
  readonly list?: "fam";
  /** What the first of them most likely is, as typed. */
  readonly first?: TypedText;
  /** Kinds of them that can be added with what is known of each, by an id, and what the button for all others says. */
  readonly kinds?: Readonly<Record<string, GroupKind>>;
  readonly others?: string;
  /** A question about each that is put once for all where they are several: each is asked when it is answered with yes. */
  readonly forAll?: { readonly name: string; readonly label: string };
}

/** A kind of row: "Eşim". */
export interface GroupKind {
  readonly label: string;
  /** What is known of it, as typed. */
  readonly typed: TypedText;
  /** Of which there is one at most. */
  readonly isSingle?: true;
}
