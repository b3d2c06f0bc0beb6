import type { Offer } from "../answers.ts";

type Step = Pick<Offer["explanation"][number], "label" | "kurus">;

const sumOf = (steps: readonly Step[], label: string): number =>
  steps.reduce((sum, step) => (step.label === label ? sum + step.kurus : sum), 0);

/**
 * Why one price is not another: what each step adds to it or takes from it more than in the other, in kuruş, adding up to
 * the difference of the prices. Steps that do the same in both are left out.
 */
export function priceDifference(steps: readonly Step[], other: readonly Step[]): Step[] {
  const labels = new Set([...steps, ...other].map(({ label }) => label));
  return [...labels]
    .map((label) => ({ label, kurus: sumOf(steps, label) - sumOf(other, label) }))
    .filter(({ kurus }) => kurus !== 0);
}
