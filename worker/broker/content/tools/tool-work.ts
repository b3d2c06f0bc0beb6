import type { DataOf } from "#shared/calls/call.ts";
import type { BlockOf, ToolBlock } from "#shared/calls/reference/tool-blocks.ts";
import type { useTool } from "#shared/calls/reference/use-tool.ts";
import type { CheckedValues, Fields, ValuesOf } from "#shared/fields/field.ts";
import type { Result } from "#shared/result.ts";
import type { Site } from "#shared/site.ts";
import type { Tool } from "#shared/tools/tool.ts";
import type { PdfFonts } from "#worker/broker/print/fonts.ts";

/** Messages by the tool's field. */
export type FieldErrors = Readonly<Record<string, string>>;

/** What an answer knows of a field of the quote's line: as one types it there, and in words. */
export type Carried = DataOf<typeof useTool>["carried"][number];

/** What a tool makes of checked values on a day ("YYYY-MM-DD") in İstanbul. */
export interface ToolWork {
  answer(values: CheckedValues, day: string): Result<readonly ToolBlock[], FieldErrors>;
  /** Choices that turn on what has been typed so far; only what holds is in `values`. */
  choices?(values: CheckedValues, day: string): DataOf<typeof useTool>["choices"];
  /** What it computes by. */
  tables?(values: CheckedValues, day: string): readonly BlockOf<"table">[];
  /** What the answer, rather than what was typed, knows of the quote it leads to. */
  carries?(values: CheckedValues, day: string): readonly Carried[];
  /** Whether the answer can be had as a document, and that document. */
  isPrintable?(values: CheckedValues): boolean;
  print?(values: CheckedValues, paper: Paper): Promise<Printed>;
}

/** What a document is made with; `now` in epoch ms. */
export interface Paper {
  readonly site: Site;
  readonly now: number;
  readonly fonts: PdfFonts;
}

export interface Printed {
  readonly fileName: string;
  readonly bytes: Uint8Array;
}

interface WorkOf<F extends Fields> {
  answer(values: ValuesOf<F>, day: string): Result<readonly ToolBlock[], FieldErrors>;
  choices?(values: Partial<ValuesOf<F>>, day: string): DataOf<typeof useTool>["choices"];
  tables?(values: Partial<ValuesOf<F>>, day: string): readonly BlockOf<"table">[];
  carries?(values: ValuesOf<F>, day: string): readonly Carried[];
  isPrintable?(values: ValuesOf<F>): boolean;
  print?(values: ValuesOf<F>, paper: Paper): Promise<Printed>;
}

/** The work of a tool whose fields say of what kind its values are: they have been judged by those very fields. */
export const workOf = <F extends Fields>(_tool: Tool<F>, work: WorkOf<F>): ToolWork =>
  work as ToolWork;
