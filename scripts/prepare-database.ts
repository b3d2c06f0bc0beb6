import { randomBytes } from "node:crypto";
import "./node-texts.ts";
import { markInstalled } from "./local-installation.ts";
import { dataDirectory } from "./local-state.ts";
import { openLocalStore } from "./local-store.ts";

/**
 * Brings the local database up to date and puts the demo members into it, when its own back office and its outbox are what
 * is used.
 */
export async function prepareDatabase(variables: Readonly<Record<string, string>>): Promise<void> {
  const { COMMON_API_URL: elsewhere, NOTIFICATION_PROVIDER: provider = "outbox" } = variables;
  const { store, blindIndex, close } = await openLocalStore();
  if (elsewhere === undefined && provider === "outbox") {
    // What it imports leads to the texts, which Node finds only once it has been told of them.
    const { putDemoMembers } = await import("#worker/broker/demo/put-members.ts");
    const tools = { store, blindIndex, now: Date.now() };
    await putDemoMembers({ ...tools, randomBytes: (count) => randomBytes(count) });
  }
  await close();
  await markInstalled(dataDirectory);
}
