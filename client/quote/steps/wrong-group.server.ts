import type { NamedField, TypedText } from "#shared/fields/field.ts";
import { groupedName } from "#shared/fields/field-name.ts";
import type { AnyLine } from "#shared/lines/line.ts";
import { insuredGroup } from "#shared/lines/line.ts";
import { stepRefusals } from "./copy.ts";

interface GroupRefusal {
  readonly errors: Readonly<Record<string, string>>;
  /** What the form shows in place of what was posted. */
  readonly values?: TypedText;
}

/** What is wrong with a post about several people beside its fields: whom it names, and what it says of them all and of each. */
export function wrongGroup(
  form: FormData,
  line: AnyLine,
  shown: readonly NamedField[],
  count: number,
): GroupRefusal | undefined {
  const message = wrongRows(form, shown, count);
  return message === undefined
    ? contradiction(form, line)
    : { errors: { [insuredGroup]: message } };
}

const rowOf = (name: string): number[] => {
  const place = groupedName(name);
  return place?.group === insuredGroup ? [place.row] : [];
};

/** Rows that are not those of the draft come from a page that another tab has overtaken; what is said of a row nobody was shown would be lost. */
function wrongRows(
  form: FormData,
  shown: readonly NamedField[],
  count: number,
): string | undefined {
  const filled = [...form].flatMap(([name, value]) => (value === "" ? [] : rowOf(name)));
  if (filled.some((row) => row >= count)) return stepRefusals.unseenRows;
  const named = new Set([...form.keys()].flatMap(rowOf));
  const isMissing = shown.flatMap(({ name }) => rowOf(name)).some((row) => !named.has(row));
  return isMissing ? stepRefusals.missingRows : undefined;
}

/** No for everybody and yes for somebody: neither is taken for the other, and what was said of each is shown again. */
function contradiction(form: FormData, { group }: AnyLine): GroupRefusal | undefined {
  if (group?.forAll === undefined) return undefined;
  const { name } = group.forAll;
  const isContradicting =
    form.get(name) === "hayir" &&
    [...form].some(([field, value]) => groupedName(field)?.field === name && value === "evet");
  return isContradicting
    ? { errors: { [name]: stepRefusals.contradiction }, values: { [name]: "evet" } }
    : undefined;
}
