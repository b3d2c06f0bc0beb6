import * as v from "valibot";
import type { CheckedValues } from "#shared/fields/field.ts";
import { namedFields, schemaOf } from "#shared/fields/field.ts";
import { loadLine } from "#shared/lines/load-line.ts";
import type { LineId } from "#shared/lines/registry.ts";

/** The rules of a line's first questions, each by itself and together. `now` in epoch ms. */
export async function startSchema(id: LineId, now: number) {
  const { fields, quickStart, rules } = await loadLine(id);
  const together = v.rawCheck<Record<string, unknown>>(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const input = dataset.value;
    for (const [key, message] of Object.entries(rules?.(input as CheckedValues) ?? {})) {
      const at = { type: "object", origin: "value", input, key, value: input[key] } as const;
      if (quickStart.includes(key)) addIssue({ message, path: [at] });
    }
  });
  return v.pipe(schemaOf(namedFields(fields, quickStart), now), together);
}
