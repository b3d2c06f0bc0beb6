import { randomBytes } from "node:crypto";
import * as v from "valibot";
import { createPasswordHashes } from "#worker/broker/crypto/password-hash.ts";
import { PasswordCostSchema } from "#worker/broker/env-schemas.ts";
import "../texts/node-texts.ts";
import { markInstalled } from "./local-installation.ts";
import { dataDirectory } from "./local-state.ts";
import { openLocalStore } from "./local-store.ts";

/**
 * Brings the local database up to date and puts the demo members into it, when its own back office and its outbox are what
 * is used.
 */
export async function prepareDatabase(variables: Readonly<Record<string, string>>): Promise<void> {
  const { COMMON_API_URL: elsewhere, NOTIFICATION_PROVIDER: provider = "outbox" } = variables;
  // What it imports leads to the texts, which Node finds only once it has been told of them; and it takes seconds on a busy
  // machine, after five of which the runtime lets go of a connection that waits for its next request.
  const { putDemoMembers } = await import("#worker/broker/demo/put-members.ts");
  const { store, blindIndex, close } = await openLocalStore();
  if (elsewhere === undefined && provider === "outbox") {
    const cost = v.parse(PasswordCostSchema, variables["PASSWORD_COST"]);
    const passwordHashes = createPasswordHashes(cost, (count) => randomBytes(count));
    await putDemoMembers({ store, blindIndex, passwordHashes, now: Date.now() });
  }
  await close();
  await markInstalled(dataDirectory);
}
