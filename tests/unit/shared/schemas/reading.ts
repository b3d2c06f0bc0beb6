import * as v from "valibot";

/** What a schema makes of an input: its output, or `{ message }` with the first thing a person would be told. */
export function read<T>(
  schema: v.GenericSchema<unknown, T>,
  input: unknown,
): T | { message: string } {
  const result = v.safeParse(schema, input);
  return result.success ? result.output : { message: result.issues[0].message };
}
