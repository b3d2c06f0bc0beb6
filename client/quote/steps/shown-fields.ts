import type { Circumstance, NamedField, TypedText } from "#shared/fields/field.ts";
import { fieldsFor, namedFields } from "#shared/fields/field.ts";
import { nameInGroup } from "#shared/fields/field-name.ts";
import type { AnyLine, FlowStep } from "#shared/lines/line.ts";
import { insuredGroup } from "#shared/lines/line.ts";

/** How far a visitor has come within a step. */
export interface Progress {
  /** What the registry would know is typed by hand. */
  readonly isManual: boolean;
  /** The registry has found what is insured. */
  readonly isFound: boolean;
  /** How many are insured, where a line insures several. */
  readonly insuredCount: number;
  readonly circumstances: readonly Circumstance[];
  readonly values: TypedText;
}

/**
 * Fields of a look-up that are not asked now: those it answers unless typed by hand, and its own once it has answered. A
 * field that it both asks and answers is asked in either case.
 */
function left(line: AnyLine, { isManual, isFound }: Progress): readonly string[] {
  const { asks = [], answers = [] } = line.asset.lookUp ?? {};
  if (isFound && !isManual) return [...asks, ...answers];
  const [hidden, shown] = isManual ? [asks, answers] : [answers, asks];
  return hidden.filter((name) => !shown.includes(name));
}

/** Whether a question that is put once for all is not put to each: they are several, and it is not answered with yes. */
const isLeftToAll = ({ insuredCount, values }: Progress, name: string): boolean =>
  insuredCount > 1 && values[name] !== "evet";

/** The fields of one of several insured, under the names they have in the form. */
export function insuredFields(line: AnyLine, index: number, progress: Progress): NamedField[] {
  const names = Object.keys(line.asset.fields).filter(
    (name) => name !== line.group?.forAll?.name || !isLeftToAll(progress, name),
  );
  const named = namedFields(line.asset.fields, names);
  const typed = Object.fromEntries(
    named.map(({ name }) => [name, progress.values[nameInGroup(insuredGroup, index, name)] ?? ""]),
  );
  return fieldsFor(named, progress.circumstances, typed).map((field) => ({
    ...field,
    name: nameInGroup(insuredGroup, index, field.name),
  }));
}

/** Everything a step asks now, in order. */
export function shownFields(line: AnyLine, step: FlowStep, progress: Progress): NamedField[] {
  const hidden = left(line, progress);
  return step.fields.flatMap((name) => {
    if (name === insuredGroup) {
      const rows = Array.from({ length: progress.insuredCount }, (_, index) => index);
      return rows.flatMap((index) => insuredFields(line, index, progress));
    }
    if (hidden.includes(name)) return [];
    if (name === line.group?.forAll?.name && progress.insuredCount === 1) return [];
    return fieldsFor(namedFields(line.fields, [name]), progress.circumstances, progress.values);
  });
}
