import type { DurableObjectNamespace } from "@cloudflare/workers-types";

export function createHousekeeper(namespace: DurableObjectNamespace) {
  return {
    /** Makes sure that the daily work has its alarm; repeating it changes nothing. */
    async wake(): Promise<void> {
      const response = await namespace
        .get(namespace.idFromName("daily"))
        .fetch("http://housekeeper/");
      if (!response.ok) throw new Error(`housekeeper answered ${response.status}`);
    },
  };
}
