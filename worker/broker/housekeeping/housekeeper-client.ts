import type { DurableObjectNamespace } from "@cloudflare/workers-types";

/** Query of the keeper's own address: until when it is to be awake, epoch ms. */
export const wakeBy = "by";

export function createHousekeeper(namespace: DurableObjectNamespace) {
  return {
    /**
     * Makes sure that the daily work has its alarm, and that there is one no later than `by` (epoch ms) where that is
     * given; repeating it changes nothing.
     */
    async wake(by?: number): Promise<void> {
      const query = by === undefined ? "" : `?${wakeBy}=${by}`;
      const response = await namespace
        .get(namespace.idFromName("daily"))
        .fetch(`http://housekeeper/${query}`);
      if (!response.ok) throw new Error(`housekeeper answered ${response.status}`);
    },
  };
}
