import type { DurableObjectState } from "@cloudflare/workers-types";
import { describeError } from "#shared/describe-error.ts";
import { alert, log } from "../../log.ts";
import { hourMs } from "../process/retry.ts";
import type { OrderServices } from "../services.ts";

const markKey = "set-aside";
/** What could not be told or done is tried again after this long. */
const retryMs = 30_000;

/** That an order is set aside because it cannot be read, and that the database knows. */
interface Mark {
  readonly orderId: string;
  /** When the database was last told, epoch ms. */
  readonly toldAt: number;
}

export function createAsideMark(
  storage: DurableObjectState["storage"],
  { store, now }: Pick<OrderServices, "store" | "now">,
) {
  const read = () => storage.get<Mark>(markKey).catch(() => undefined);
  const soon = (): number => now() + retryMs;
  /** Sets an order aside, once, with what is left of its record. */
  async function set(orderId: string): Promise<Mark> {
    const known = await read();
    if (known !== undefined) return known;
    alert("order-unreadable", { orderId });
    const left = await storage.get("order").catch(() => undefined);
    const mark: Mark = { orderId, toldAt: 0 };
    const kept = left === undefined ? {} : { [`unreadable:${orderId}`]: left };
    await storage.put({ [markKey]: mark, ...kept });
    return mark;
  }
  return {
    read,
    set,
    /** When what was in vain is tried again, epoch ms. */
    soon,
    /** Tells the database, once an hour; yields when something is to be done again, epoch ms. */
    async tell(orderId: string): Promise<number> {
      const { toldAt } = await set(orderId);
      if (toldAt > now() - hourMs) return toldAt + hourMs;
      try {
        await store.orders.callFor(orderId, now());
        await storage.put(markKey, { orderId, toldAt: now() } satisfies Mark);
        return now() + hourMs;
      } catch (error) {
        log("warn", "order-mirror-failed", { orderId, ...describeError(error) });
        return soon();
      }
    },
    /** It is set aside no more: the database is told how it stands. */
    async remove(): Promise<void> {
      const known = await read();
      await storage.delete([
        markKey,
        ...(known === undefined ? [] : [`mirrored:${known.orderId}`]),
      ]);
    },
  };
}
