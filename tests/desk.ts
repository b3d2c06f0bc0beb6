import type { TestServer } from "./start-server.ts";

/** Where the address of a run's desk is found by the processes of its suites. */
export const deskVariable = "RUN_DESK";

/** What is made once for the suites of a run. */
export const madeOnce = ["bundle", "storage", "data", "server", "gallery"] as const;
export type MadeOnce = (typeof madeOnce)[number];

/** What a suite may know of a server that it did not start. */
export type SharedServer = Pick<TestServer, "url" | "dataDirectory">;

/**
 * Asks the desk of this run for the path of a broker's bundle (named by its entry), of a broker's storage with an empty database,
 * or of a prepared data directory, the latter two to be copied; or for the address of the gallery of fields. Undefined where no
 * desk is open.
 */
export async function askDesk(what: MadeOnce, name = ""): Promise<string | undefined> {
  const desk = process.env[deskVariable];
  if (desk === undefined) return undefined;
  const response = await fetch(`${desk}/${what}?${encodeURIComponent(name)}`);
  const text = await response.text();
  if (!response.ok) throw new Error(text);
  return text;
}

/**
 * The server that suites of a kind share which change nothing of it but by visitors of their own. A suite that needs variables,
 * a clock, a log or a crash of its own starts its own.
 */
export async function useSharedServer(kind = process.env["SUITE_KIND"]): Promise<SharedServer> {
  return JSON.parse((await askDesk("server", kind))!) as SharedServer;
}
