import type { KeptAsset } from "#shared/calls/account/asset-fields.ts";
import type { Field, Fields, NamedField, TypedText } from "#shared/fields/field.ts";
import { fieldsFor, namedFields } from "#shared/fields/field.ts";
import type { LineId } from "#shared/lines/registry.ts";
import type { ToolId } from "./tool-id.ts";

/** A service of the state or of the branch that a tool stands in for only so far. */
export interface OfficialLink {
  readonly name: string;
  /** What is found there. */
  readonly about: string;
  readonly url: `https://${string}`;
}

/**
 * A tool: what it asks, and where it leads. What it makes of the answers is the back office's (`worker/broker/content/tools`).
 */
export interface Tool<F extends Fields = Fields> {
  readonly id: ToolId;
  /** Heading of its page, and the sentence below it. */
  readonly title: string;
  readonly lead: string;
  /** What people type for it, where no text of its own says so. */
  readonly keywords?: string;
  /** On its button. */
  readonly submit: string;
  readonly fields: F;
  /**
   * Set where what is typed says something of a person: it is posted, and stands in no address. Otherwise the address of the
   * page has all of it, so that an answer can be sent on.
   */
  readonly isPosted?: true;
  /** Set where there is no answer before all of it has been said: it is asked for by the button alone. */
  readonly isByButton?: true;
  /** Its questions in parts, where they are many. */
  readonly sections?: readonly ToolSection[];
  /** A field that is drawn: two cars on the road of a situation, which another field chooses. */
  readonly sketch?: { readonly field: string; readonly situation: string };
  readonly official: {
    readonly title: string;
    readonly text: string;
    readonly links: readonly OfficialLink[];
  };
  /** The quote it leads to, and which of its fields are known there, under which name. */
  readonly quote: {
    readonly line: LineId;
    readonly title: string;
    readonly carries: { readonly [Name in keyof F]?: string };
    /** What is known there whatever was typed. */
    readonly known?: Readonly<Record<string, string>>;
  };
  /** What a member's own vehicle says of its fields. */
  readonly fromVehicle?: (kept: KeptAsset) => { readonly [Name in keyof F]?: string };
}

/** Some of a tool's questions under a heading; fields by name. */
export interface ToolSection<Name extends string = string> {
  readonly title: string;
  readonly hint?: string;
  readonly fields: readonly Name[];
  /** Stands beside another one where there is room. */
  readonly isHalf?: true;
}

/** Names of fields within a declaration are checked against its own. */
interface Named<Name extends string> {
  readonly sections?: readonly ToolSection<Name>[];
  readonly sketch?: { readonly field: Name; readonly situation: Name };
}

export const defineTool = <const F extends Fields>(
  tool: Tool<F> & Named<keyof F & string>,
): Tool<F> => tool;

/** The fields that are asked for of somebody who has typed this. */
export const toolFields = ({ fields }: Pick<Tool, "fields">, typed: TypedText): NamedField[] => [
  ...fieldsFor(namedFields(fields, Object.keys(fields)), [], typed),
];

/** What was typed, and what holds of the fields nobody has said anything of. */
export const withDefaults = ({ fields }: Pick<Tool, "fields">, typed: TypedText): TypedText => ({
  ...Object.fromEntries(
    Object.entries(fields).flatMap(([name, { byDefault }]) =>
      byDefault === undefined ? [] : [[name, String(byDefault)]],
    ),
  ),
  ...typed,
});

/** Not sent when it is off, and therefore never missing. */
const unsentWhenOff: readonly Field["kind"][] = ["consent", "switch", "tick"];

/** Fields of those asked for that nobody has said anything of yet. */
export const missingFields = (asked: readonly NamedField[], typed: TypedText): NamedField[] =>
  asked.filter(
    ({ name, kind, isOptional }) =>
      typed[name] === undefined && isOptional !== true && !unsentWhenOff.includes(kind),
  );
