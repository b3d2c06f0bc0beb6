import { namedFields, schemaOf } from "#shared/fields/field.ts";
import { loadLine } from "#shared/lines/load-line.ts";
import type { LineId } from "#shared/lines/registry.ts";

/** The rules of a line's first questions. `now` in epoch ms. */
export async function startSchema(id: LineId, now: number) {
  const { fields, quickStart } = await loadLine(id);
  return schemaOf(namedFields(fields, quickStart), now);
}
