import type { Market } from "./market.ts";

/** A policy that a customer has bought. */
export interface Bought {
  readonly quoteId: string;
  readonly orderId: string;
}

/** What does not answer is tried again, as people do. */
export async function patiently<T>({ world }: Market, act: () => Promise<T>): Promise<T> {
  for (let attempt = 0; attempt < 20; attempt++) {
    try {
      return await act();
    } catch {
      await world.sleep(world.random.between(500, 60_000));
    }
  }
  return act();
}
