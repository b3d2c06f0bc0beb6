import type { AlertName } from "#shared/alerts.ts";
import { alertFields } from "#shared/alerts.ts";

type Value = string | number | boolean | undefined;
type Level = "info" | "warn" | "error";

/** Writes one structured line. Fields are named by hand, so that nothing personal slips in with an object. */
export function log(level: Level, event: string, fields: Readonly<Record<string, Value>>): void {
  console[level](JSON.stringify({ level, event, part: "broker", ...fields }));
}

/** Writes a line that a person has to act on, with what to do. */
export function alert(name: AlertName, fields: Readonly<Record<string, Value>>): void {
  log("error", name, { ...alertFields(name), ...fields });
}
