import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createEdgeClient } from "#tests/edge-client.ts";
import type { EdgeClient } from "#tests/edge-client.ts";
import { fetchFromAnywhere } from "#tests/fetch-from.ts";
import { readCode } from "#tests/outbox.ts";
import { startServer } from "#tests/start-server.ts";
import type { TestServer } from "#tests/start-server.ts";
import { makeState } from "#tests/states/make-state.ts";
import type { KeptLink, KeptState } from "#tests/states/kept-state.ts";
import { keptStates, readState, restoreState, writeState } from "#tests/states/kept-state.ts";
import { post } from "./quote-forms.ts";

// `npm run fixture:state` keeps the state of the code as it is.
const wanted = process.env["KEEP_STATE"];
if (wanted !== undefined) writeState(wanted, await makeState());

/** Where an address leads a browser at last, which is kept at the page that asks for a code until it has entered one. */
async function opened(client: EdgeClient, server: TestServer, { path, owner, fields }: KeptLink) {
  let at = path;
  let response =
    fields === undefined ? await client.fetch(at) : await post(client, at, { ...fields });
  let isProved = false;
  for (let steps = 0; steps < 6; steps++) {
    const next = response.headers.get("Location");
    // Long lines of a calendar are folded.
    const text = next === null ? (await response.text()).replaceAll("\r\n ", "") : "";
    const asksForCode = owner !== undefined && !isProved && text.includes('value="access"');
    if (next === null && !asksForCode) return { at, status: response.status, text };
    if (next !== null) {
      at = next.replace(server.url, "");
      response = await client.fetch(at);
      continue;
    }
    isProved = true;
    await post(client, at, { intent: "access" });
    const smsCode = await readCode(server.url, owner!);
    await post(client, at, { intent: "access-code", smsCode });
    at = path;
    response = await client.fetch(at);
  }
  throw new Error(`${path} leads nowhere`);
}

describe.each(keptStates())("what was stored and given out by %s", (name) => {
  const kept: KeptState = readState(name);
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer({ dataDirectory: await restoreState(kept), isWhole: true });
  });
  afterAll(() => server?.close());

  test("leads where it did", async () => {
    const seen = [];
    for (const link of kept.links) {
      const client = createEdgeClient(server.url, fetchFromAnywhere);
      const { at, status, text } = await opened(client, server, link);
      seen.push({ path: link.path, at, status, says: text.includes(link.says) });
    }
    const lost = seen.filter(
      ({ at, status, says }) => status !== 200 || !says || at.startsWith("/404"),
    );
    expect(lost).toEqual([]);
  });
});
