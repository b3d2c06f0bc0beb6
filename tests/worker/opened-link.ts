import type { EdgeClient } from "#tests/edge-client.ts";
import { createEdgeClient } from "#tests/edge-client.ts";
import { fetchFromAnywhere } from "#tests/fetch-from.ts";
import { readCode } from "#tests/outbox.ts";
import type { TestServer } from "#tests/start-server.ts";
import type { KeptLink } from "#tests/states/kept-state.ts";
import { post } from "./quote-forms.ts";

/** Browsers: one for each owner, which has to enter a code once, and a new one for what anybody may open. */
export function createVisitors(serverOf: () => TestServer) {
  const owners = new Map<string, EdgeClient>();
  const anew = () => createEdgeClient(serverOf().url, fetchFromAnywhere);
  return ({ owner }: KeptLink): EdgeClient => {
    if (owner === undefined) return anew();
    const client = owners.get(owner) ?? anew();
    owners.set(owner, client);
    return client;
  };
}

/** Where an address leads a browser at last, which is kept at the page that asks for a code until it has entered one. */
export async function opened(
  client: EdgeClient,
  server: TestServer,
  { path, owner, fields }: KeptLink,
) {
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
