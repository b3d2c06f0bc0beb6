import type { DurableObjectState } from "@cloudflare/workers-types";
import * as v from "valibot";
import type { LedgerEntry } from "./ledger-entry.ts";
import { LedgerEntrySchema } from "./ledger-entry.ts";
import { readable } from "../aside/unreadable.ts";

type Storage = DurableObjectState["storage"];

const prefix = "entry:";
const EntriesSchema = v.array(LedgerEntrySchema);

/** Those of an order's entries that are not kept yet, as one write of its object's storage. What is kept never changes. */
export async function newEntries(
  storage: Storage,
  entries: readonly LedgerEntry[],
): Promise<Record<string, LedgerEntry>> {
  if (entries.length === 0) return {};
  const keys = entries.map(({ entryId }) => prefix + entryId);
  const kept = await storage.get(keys);
  const fresh = entries.filter(({ entryId }) => !kept.has(prefix + entryId));
  return Object.fromEntries(fresh.map((entry) => [prefix + entry.entryId, entry]));
}

/** What an attempt has moved. */
export async function listEntries(storage: Storage, orderId: string): Promise<LedgerEntry[]> {
  return readable(async () => {
    const stored = await storage.list({ prefix: `${prefix}${orderId}:` });
    return v.parse(EntriesSchema, [...stored.values()]);
  });
}
