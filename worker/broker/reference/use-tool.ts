import type { DataOf, RequestOf } from "#shared/calls/call.ts";
import type { useTool } from "#shared/calls/reference/use-tool.ts";
import type { CheckedValues, NamedField, TypedText } from "#shared/fields/field.ts";
import { schemaOf } from "#shared/fields/field.ts";
import { todayInIstanbul } from "#shared/format/date.ts";
import { parseFields } from "#shared/forms/parse-form.ts";
import type { Result } from "#shared/result.ts";
import { err, ok } from "#shared/result.ts";
import { toolOf } from "#shared/tools/registry.ts";
import { missingFields, toolFields, withDefaults } from "#shared/tools/tool.ts";
import type { Failure } from "../api/failure.ts";
import { unknownChoice } from "../api/failure.ts";
import type { Handler } from "../api/handler.ts";
import { toolWorks } from "../content/tools/registry.ts";
import { referenceCopy } from "./copy.ts";
import type { ReferenceServices } from "./services.ts";

/** Says at which of the sent values something is wrong. */
const refused = (errors: Readonly<Record<string, string>>) =>
  err<Failure>({
    kind: "invalid",
    errors: Object.fromEntries(
      Object.entries(errors).map(([name, message]) => [`Values.${name}`, [message]]),
    ),
  });

function checked(
  fields: readonly NamedField[],
  typed: TypedText,
  now: number,
): Result<CheckedValues, Record<string, string>> {
  const read = parseFields(schemaOf(fields, now), typed);
  return read.ok ? ok(read.value as CheckedValues) : read;
}

export const answerUseTool: Handler<
  RequestOf<typeof useTool>,
  DataOf<typeof useTool>,
  ReferenceServices
> = async ({ tool: id, values: sent }, { services }) => {
  const tool = toolOf(id);
  if (tool === undefined) return err(unknownChoice("Tool", referenceCopy.unknownTool));
  const now = services.now();
  const day = todayInIstanbul(now);
  const typed = withDefaults(
    tool,
    Object.fromEntries(Object.entries(sent).map(([name, value]) => [name, String(value)])),
  );
  const asked = toolFields(tool, typed);
  const missing = missingFields(asked, typed);
  const said = checked(
    asked.filter((field) => !missing.includes(field)),
    typed,
    now,
  );
  if (!said.ok) return refused(said.reason);
  const work = toolWorks[tool.id];
  const answer = missing.length > 0 ? ok([]) : work.answer(said.value, day);
  if (!answer.ok) return refused(answer.reason);
  return ok({
    missing: missing.map(({ name }) => name),
    choices: work.choices?.(said.value, day) ?? [],
    blocks: [...answer.value],
    tables: [...(work.tables?.(said.value, day) ?? [])],
  });
};
