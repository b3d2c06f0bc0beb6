import type { D1Database } from "@cloudflare/workers-types";
import * as v from "valibot";
import { createBlindIndex } from "#worker/broker/crypto/blind-index.ts";
import { createVault } from "#worker/broker/crypto/vault.ts";
import { StorageKeysSchema } from "#worker/broker/env.ts";
import { createStore } from "#worker/broker/store/store.ts";
import type { TestBroker } from "./harness.ts";
import { testVars } from "./harness.ts";

/** Judges every correction of a vehicle that waits, on the broker's own store as the office does. */
export async function reviewCorrections(
  broker: TestBroker,
  decision: "accepted" | "refused",
): Promise<void> {
  const keys = v.parse(StorageKeysSchema, testVars);
  const database = (await broker.database()) as unknown as D1Database;
  const { vehicleCorrections } = createStore(
    database,
    createVault(keys.DATA_KEYS),
    createBlindIndex(keys.INDEX_KEY),
  );
  for (const { referenceNumber } of await vehicleCorrections.listPending()) {
    await vehicleCorrections.review(referenceNumber, decision);
  }
}
