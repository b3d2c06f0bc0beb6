import type { Browser } from "playwright";
import { afterAll, beforeAll } from "vitest";
import type { TestServer, TestServerOptions } from "#tests/start-server.ts";
import { startServer } from "#tests/start-server.ts";
import { launchBrowser } from "./browser.ts";

/** A server and a browser for the tests of a file; both are there once its tests run. */
export function serveForBrowser(options: TestServerOptions = {}) {
  let server: TestServer | undefined;
  let browser: Browser | undefined;
  beforeAll(async () => {
    [server, browser] = await Promise.all([startServer(options), launchBrowser()]);
  });
  afterAll(async () => {
    await browser?.close();
    await server?.close();
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
