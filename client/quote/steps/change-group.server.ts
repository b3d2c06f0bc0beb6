import type { TypedText } from "#shared/fields/field.ts";
import { nameInGroup, withoutRow } from "#shared/fields/field-name.ts";
import type { RowIntent } from "#shared/fields/row-intent.ts";
import { rowIntentOf } from "#shared/fields/row-intent.ts";
import { insuredGroup } from "#shared/lines/line.ts";
import type { AnyLine } from "#shared/lines/line.ts";
import type { Draft } from "./draft.server.ts";
import { insuredCountOf } from "./draft.server.ts";
import type { FlowContext, Move } from "./flow-context.server.ts";
import { goOn } from "./flow-context.server.ts";

/** Whether it changes who is insured. */
export const isOfGroup = (intent: string): boolean => rowIntentOf(intent)?.group === insuredGroup;

/** Stands for the rows a form shows: how often one was taken away, so that others stand in its place, and how many there are. */
export const rowsOf = (line: AnyLine, draft: Draft): string =>
  `${draft.removals ?? 0}.${insuredCountOf(line, draft)}`;

/**
 * Whether a form shows other rows than there are by now, as one that is sent twice or stands in an older tab: `moved` where its rows are
 * other people's, `more` where some were only added.
 */
export function otherRows(
  form: FormData,
  line: AnyLine,
  draft: Draft,
): "moved" | "more" | undefined {
  const shown = form.get("rows");
  if (typeof shown !== "string" || shown === rowsOf(line, draft)) return undefined;
  return shown.split(".")[0] === String(draft.removals ?? 0) ? "more" : "moved";
}

/** One more insured, of a kind or any, or one less. */
export function changeGroup(context: FlowContext, draft: Draft, intent: RowIntent): Move {
  const { group } = context.line;
  if (group === undefined) return goOn(context, draft);
  const count = insuredCountOf(context.line, draft);
  if (!("removed" in intent)) {
    const { kind } = intent;
    const { kinds = {} } = group;
    const isKnown = kind === undefined || Object.hasOwn(kinds, kind);
    if (!isKnown || count >= group.max) return goOn(context, draft);
    const typed = kind === undefined ? {} : (kinds[kind]?.typed ?? {});
    const known = Object.entries(typed).map(([name, text]) => [
      nameInGroup(insuredGroup, count, name),
      text,
    ]);
    const values: TypedText = { ...draft.values, ...Object.fromEntries(known) };
    return goOn(context, { ...draft, insuredCount: count + 1, values });
  }
  // Sent twice, or for a row that is gone by now, it takes nobody else's.
  if (count <= group.min || intent.removed >= count) return goOn(context, draft);
  const values = withoutRow(draft.values, insuredGroup, intent.removed);
  const removals = (draft.removals ?? 0) + 1;
  return goOn(context, { ...draft, insuredCount: count - 1, removals, values });
}
