import { execFile } from "node:child_process";
import { rm } from "node:fs/promises";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { orderCopy } from "#client/quote/payment/order-copy.ts";
import { startServer } from "#tests/start-server.ts";
import type { TestServer } from "#tests/start-server.ts";
import { buildAt } from "#tests/states/build-at.ts";
import { makeState } from "#tests/states/make-state.ts";
import type { KeptState } from "#tests/states/kept-state.ts";
import { keptStates, readState, restoreState, writeState } from "#tests/states/kept-state.ts";
import { createVisitors, opened } from "./opened-link.ts";

// `npm run fixture:state` keeps the state of the code as it is.
const wanted = process.env["KEEP_STATE"];
if (wanted !== undefined) writeState(wanted, await makeState());

describe.each(keptStates())("what was stored and given out by %s", (name) => {
  const kept: KeptState = readState(name);
  let server: TestServer;
  let buildDirectory: string;
  beforeAll(async () => {
    // As late as it was then: offers run out and policies begin.
    buildDirectory = buildAt(Date.now() - kept.madeAt);
    const dataDirectory = await restoreState(kept);
    // A start that also puts the demo members in is made on a kept state in `configuration`.
    await promisify(execFile)(process.execPath, ["tests/states/migrate.ts", dataDirectory]);
    server = await startServer({ dataDirectory, buildDirectory });
  });
  afterAll(async () => {
    await server?.close();
    await rm(buildDirectory, { recursive: true, force: true });
  });

  const visitor = createVisitors(() => server);

  test("leads where it did", async () => {
    const seen = [];
    for (const link of kept.links) {
      const { at, status, text } = await opened(visitor(link), server, link);
      seen.push({ path: link.path, at, status, says: text.includes(link.says) });
    }
    const lost = seen.filter(
      ({ at, status, says }) => status !== 200 || !says || at.startsWith("/404"),
    );
    expect(lost).toEqual([]);
  });

  test("an order that was at the bank goes on to its policy", async () => {
    const back = kept.links.find(({ fields }) => fields !== undefined)!;
    const page = async () => (await opened(visitor(back), server, back)).text;
    await expect.poll(page).toContain(orderCopy.pdf);
  });
});
