import type { BlockOf } from "#shared/calls/reference/tool-blocks.ts";
import { formatMoney } from "#shared/format/money.ts";
import type { PremiumStep } from "#worker/broker/lines/rating/premium-step.ts";

/** How a premium comes about: what it has come to after each step that changes it. */
export const premiumRows = (title: string, steps: readonly PremiumStep[]): BlockOf<"rows"> => ({
  kind: "rows",
  title,
  rows: steps
    .filter(({ totalKurus }, at) => totalKurus !== steps[at - 1]?.totalKurus)
    .map(({ label, source, totalKurus }) => ({
      label,
      value: `${formatMoney(totalKurus)} TL`,
      hint: source,
    })),
});
