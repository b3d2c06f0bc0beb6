import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { inject } from "vitest";
import type { TestProject } from "vitest/node";
import type { TestServer } from "./start-server.ts";
import { startServer } from "./start-server.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Address of the desk that hands out the kind's shared server. */
    readonly sharedServerDesk: string;
  }
}

/** What a suite may know of a server that it did not start. */
export type SharedServer = Pick<TestServer, "url" | "dataDirectory">;

/**
 * One server for every suite of a kind that changes nothing of it but by visitors of its own; started when the first of
 * them asks for it. A suite that needs variables, a clock, a log or a crash of its own starts its own.
 */
export default async function shareServer({ provide }: TestProject): Promise<() => Promise<void>> {
  let server: Promise<TestServer> | undefined;
  const desk = createServer((_request, response) => {
    server ??= startServer();
    server.then(
      ({ url, dataDirectory }) => response.end(JSON.stringify({ url, dataDirectory })),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
  desk.listen(0, "127.0.0.1");
  await once(desk, "listening");
  provide("sharedServerDesk", `http://127.0.0.1:${(desk.address() as AddressInfo).port}`);
  return async () => {
    desk.close();
    await (await server)?.close();
  };
}

/** The server that the suites of this kind share. */
export async function useSharedServer(): Promise<SharedServer> {
  const response = await fetch(inject("sharedServerDesk"));
  const text = await response.text();
  if (!response.ok) throw new Error(text);
  return JSON.parse(text) as SharedServer;
}
