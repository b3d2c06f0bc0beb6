import type { Browser } from "playwright";
import { afterAll, beforeAll, beforeEach } from "vitest";
import { forgetAddresses } from "#tests/local-database.ts";
import type { SharedServer } from "#tests/desk.ts";
import { useSharedServer } from "#tests/desk.ts";
import type { TestServer, TestServerOptions } from "#tests/start-server.ts";
import { startServer } from "#tests/start-server.ts";
import { endVisits, useBrowser } from "./browser.ts";

/**
 * A server and a browser for the tests of a file; both are there once its tests run. Without options the server is the one
 * that all such files of a kind share, so what a test makes there has to be nobody else's.
 */
export function serveForBrowser(options?: TestServerOptions, kind?: string) {
  let server: SharedServer | TestServer | undefined;
  let browser: Browser | undefined;
  beforeAll(async () => {
    [server, browser] = await Promise.all([
      options === undefined ? useSharedServer(kind) : startServer(options),
      useBrowser(),
    ]);
  });
  beforeEach(() => forgetAddresses(server!.dataDirectory));
  afterAll(async () => {
    await endVisits();
    if (server !== undefined && "close" in server) await server.close();
  });
  return {
    get server() {
      return server!;
    },
    get browser() {
      return browser!;
    },
  };
}
