import { randomBytes } from "node:crypto";
import "./node-texts.ts";
import { openLocalStore } from "./local-store.ts";

/** Puts the demo members into the local database, when its own back office and its outbox are what is used. */
export async function seed(variables: Readonly<Record<string, string>>): Promise<void> {
  const { COMMON_API_URL: elsewhere, NOTIFICATION_PROVIDER: provider = "outbox" } = variables;
  if (elsewhere !== undefined || provider !== "outbox") return;
  // What it imports leads to the texts, which Node finds only once it has been told of them.
  const { putDemoMembers } = await import("#worker/broker/demo/put-members.ts");
  const { store, blindIndex, close } = await openLocalStore();
  const tools = { store, blindIndex, now: Date.now() };
  await putDemoMembers({ ...tools, randomBytes: (count) => randomBytes(count) });
  await close();
}
