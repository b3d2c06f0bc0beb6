import type { DurableObjectNamespace } from "@cloudflare/workers-types";
import type { Landing } from "./touch.ts";

export function createLandings(namespace: DurableObjectNamespace) {
  return {
    /** Counts a landing on its day. */
    async count(landing: Landing): Promise<void> {
      const response = await namespace
        .get(namespace.idFromName(landing.day))
        .fetch("http://landings/", { method: "POST", body: JSON.stringify(landing) });
      if (!response.ok) throw new Error(`landings answered ${response.status}`);
    },
  };
}

export type Landings = ReturnType<typeof createLandings>;
