import { expect, test } from "vitest";
import { loadOrder } from "#client/pages/order/loader.server.ts";
import { orderStatus } from "#shared/calls/order/order-status.ts";
import { makeLoaderInput } from "./loader-input.ts";

/** The clock of `makeLoaderInput`. */
const now = Date.UTC(2026, 10, 20, 9);

test.each([
  ["runs a minute longer", { endsAt: now + 60_000 }, "Poliçeniz hazır"],
  ["ends now", { endsAt: now }, "Poliçenizin süresi doldu"],
  [
    "was left before its end, which has passed",
    { endsAt: now - 1, cancelledOn: "2026-11-01" },
    "Poliçeniz sona erdi",
  ],
  ["is without an end", {}, "Poliçeniz hazır"],
])("the page of an order whose policy %s is headed by that", async (_what, term, heading) => {
  const order = { state: "done", productId: "trafik", ...term };
  const { input } = makeLoaderInput({
    route: "order",
    params: { quote: "q-1" },
    data: { [orderStatus.path]: order },
  });
  const shown = await loadOrder(input);
  expect(shown.head.title).toMatch(new RegExp(`^${heading} \\|`));
  expect(shown).toMatchObject({ order: { isOver: heading === "Poliçenizin süresi doldu" } });
});
