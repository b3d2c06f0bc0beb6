import type { AlertName } from "#shared/alerts.ts";
import { alertFields } from "#shared/alerts.ts";

type Level = "info" | "warn" | "error";
type Value = string | number | boolean | undefined;

/** Writes one structured line. Fields are named by hand at every call, so nothing personal slips in with an object. */
export function log(level: Level, event: string, fields: Readonly<Record<string, Value>>): void {
  console[level](JSON.stringify({ level, event, ...fields }));
}

/** Writes a line that a person has to act on, with what to do. */
export function alert(name: AlertName, fields: Readonly<Record<string, Value>>): void {
  log("error", name, { ...alertFields(name), ...fields });
}
