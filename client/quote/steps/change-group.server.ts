import type { TypedText } from "#shared/fields/field.ts";
import { nameInGroup, withoutRow } from "#shared/fields/field-name.ts";
import type { RowIntent } from "#shared/fields/row-intent.ts";
import { rowIntentOf } from "#shared/fields/row-intent.ts";
import { insuredGroup } from "#shared/lines/line.ts";
import type { Draft } from "./draft.server.ts";
import type { FlowContext, Move } from "./flow-context.server.ts";
import { goOn } from "./flow-context.server.ts";

/** Whether it changes who is insured. */
export const isOfGroup = (intent: string): boolean => rowIntentOf(intent)?.group === insuredGroup;

/** One more insured, of a kind or any, or one less. */
export function changeGroup(context: FlowContext, draft: Draft, intent: RowIntent): Move {
  const { group } = context.line;
  if (group === undefined) return goOn(context, draft);
  const count = draft.insuredCount ?? group.min;
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
  return goOn(context, { ...draft, insuredCount: count - 1, values });
}
