import { endpoints } from "#shared/routes.ts";

/** A day that a tool tells of, as a file for a calendar; the query is that of the tool's page (`path`). */
export const toolCalendarHref = (path: string, query: string): string =>
  `${endpoints.toolCalendar.replace(":tool", path.split("/").at(-1) ?? "")}?${query}`;
