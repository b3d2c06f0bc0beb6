import type { DataOf, RequestOf } from "#shared/calls/call.ts";
import type { useTool } from "#shared/calls/reference/use-tool.ts";
import type { printTool } from "#shared/calls/reference/print-tool.ts";
import { encodeBase64 } from "#shared/crypto/base64.ts";
import { validationCopy } from "#shared/copy/validation.ts";
import type { CheckedValues, NamedField } from "#shared/fields/field.ts";
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
import type { ToolWork } from "../content/tools/tool-work.ts";
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

/** What was sent, judged by the fields that are asked for of who says that. */
function readTool(
  { tool: id, values: sent }: RequestOf<typeof useTool>,
  now: number,
): Result<ReadTool, Failure> {
  const tool = toolOf(id);
  if (tool === undefined) return err(unknownChoice("Tool", referenceCopy.unknownTool));
  const typed = withDefaults(
    tool,
    Object.fromEntries(Object.entries(sent).map(([name, value]) => [name, String(value)])),
  );
  const asked = toolFields(tool, typed);
  const missing = missingFields(asked, typed);
  const fields = asked.filter((field) => !missing.includes(field));
  const read = parseFields(schemaOf(fields, now), typed);
  if (!read.ok) return refused(read.reason);
  return ok({ work: toolWorks[tool.id], missing, values: read.value as CheckedValues });
}

interface ReadTool {
  readonly work: ToolWork;
  readonly missing: readonly NamedField[];
  readonly values: CheckedValues;
}

export const answerUseTool: Handler<
  RequestOf<typeof useTool>,
  DataOf<typeof useTool>,
  ReferenceServices
> = async (input, { services }) => {
  const read = readTool(input, services.now());
  if (!read.ok) return read;
  const { work, missing, values } = read.value;
  const day = todayInIstanbul(services.now());
  const isWhole = missing.length === 0;
  const answer = isWhole ? work.answer(values, day) : ok([]);
  if (!answer.ok) return refused(answer.reason);
  return ok({
    missing: missing.map(({ name }) => name),
    choices: work.choices?.(values, day) ?? [],
    blocks: [...answer.value],
    carried: isWhole ? [...(work.carries?.(values, day) ?? [])] : [],
    ...(isWhole && work.isPrintable?.(values) === true ? { isPrintable: true } : {}),
    tables: [...(work.tables?.(values, day) ?? [])],
  });
};

export const answerPrintTool: Handler<
  RequestOf<typeof printTool>,
  DataOf<typeof printTool>,
  ReferenceServices
> = async (input, { services }) => {
  const now = services.now();
  const read = readTool(input, now);
  if (!read.ok) return read;
  const { work, missing, values } = read.value;
  const [first] = missing;
  if (first !== undefined) return refused({ [first.name]: validationCopy.required });
  if (work.print === undefined || work.isPrintable?.(values) !== true) {
    return err(unknownChoice("Tool", referenceCopy.unprintedTool));
  }
  const fonts = await services.loadFonts();
  const { fileName, bytes } = await work.print(values, { site: services.site, now, fonts });
  return ok({ fileName, content: encodeBase64(bytes) });
};
