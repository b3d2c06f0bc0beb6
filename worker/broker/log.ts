type Value = string | number | boolean | undefined;
type Level = "info" | "warn" | "error";

/** Writes one structured line. Fields are named by hand, so that nothing personal slips in with an object. */
export function log(level: Level, event: string, fields: Readonly<Record<string, Value>>): void {
  console[level](JSON.stringify({ level, event, part: "broker", ...fields }));
}
