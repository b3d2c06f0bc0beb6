import type { NamedField } from "#shared/fields/field.ts";
import type { Result } from "#shared/result.ts";
import type { QuoteRequest } from "../request.ts";

/** What is another thing afterwards, in words. */
export interface ChangedRow {
  readonly label: string;
  readonly before: string;
  readonly after: string;
}

/** A policy as it is to be, and what of it is another thing. */
export interface Changed {
  readonly request: QuoteRequest;
  readonly rows: readonly ChangedRow[];
}

/** Messages by the name of a field. */
export type Faults = Readonly<Record<string, string>>;

/** What one kind of change asks for, of which policies, and what they are afterwards. */
export interface ChangeRule {
  /** Fields of the insured thing's own declaration. */
  readonly fields: readonly NamedField[];
  readonly isFor: (request: QuoteRequest) => boolean;
  /** `values` are judged by their fields; messages by name where it cannot be so. Repeating it changes nothing more. */
  readonly apply: (
    request: QuoteRequest,
    values: ReadonlyMap<string, string>,
  ) => Result<Changed, Faults>;
}
