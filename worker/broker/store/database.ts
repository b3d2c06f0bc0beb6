import type { D1Database } from "@cloudflare/workers-types";
import { drizzle } from "drizzle-orm/d1";

export function createDatabase(binding: D1Database) {
  return drizzle(binding);
}

export type Database = ReturnType<typeof createDatabase>;
