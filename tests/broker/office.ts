import type { D1Database } from "@cloudflare/workers-types";
import * as v from "valibot";
import { createBlindIndex } from "#worker/broker/crypto/blind-index.ts";
import { createVault } from "#worker/broker/crypto/vault.ts";
import { StorageKeysSchema } from "#worker/broker/env-schemas.ts";
import { createStore } from "#worker/broker/repositories.ts";
import { inviteStatements } from "#scripts/data/office-statements.ts";
import { officeRights } from "#worker/broker/office/rights.ts";
import type { EdgeClient } from "#tests/edge-client.ts";
import { createEdgeClient } from "#tests/edge-client.ts";
import { setUpAccount } from "#tests/office.ts";
import type { SharedBroker } from "./harness.ts";
import { headersOf, makeCaller, testVars } from "./harness.ts";

/** A browser of somebody of the office who is signed in, before the broker as the edge stands before it. */
export async function openOfficeAt(broker: SharedBroker, name = "ayse"): Promise<EdgeClient> {
  const client = createEdgeClient("http://broker.test", (url, init) => {
    const headers = {
      ...Object.fromEntries(new Headers(init.headers)),
      ...headersOf(makeCaller()),
    };
    const { body } = init;
    // The runtime's own classes are not those of the test.
    const text = body instanceof URLSearchParams ? { body: body.toString() } : {};
    const form = body instanceof URLSearchParams ? "application/x-www-form-urlencoded" : undefined;
    return broker.fetch(url, {
      ...init,
      ...text,
      headers: { ...headers, ...(form === undefined ? {} : { "Content-Type": form }) },
    });
  });
  const { code, statements } = inviteStatements(name, Date.now(), new Set(officeRights));
  for (const statement of statements) await broker.query(statement);
  await setUpAccount(client, name, code);
  return client;
}

/** Judges every correction of a vehicle that waits, on the broker's own store as the office does. */
export async function reviewCorrections(
  broker: SharedBroker,
  decision: "accepted" | "refused",
): Promise<void> {
  const keys = v.parse(StorageKeysSchema, testVars);
  const database = (await broker.database()) as unknown as D1Database;
  const { vehicleCorrections } = createStore(
    database,
    createVault(keys.DATA_KEYS),
    createBlindIndex(keys.INDEX_KEY),
  );
  for (const { referenceNumber, updatedAt: version } of await vehicleCorrections.listPending()) {
    const entry = { accountName: "ayse", action: decision, subject: referenceNumber, createdAt: 0 };
    await vehicleCorrections.review({ referenceNumber, version }, decision, entry);
  }
}
