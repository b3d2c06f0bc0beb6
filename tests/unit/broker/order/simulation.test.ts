// Two hundred purchases, of which many are left again, in which everything that can fails, and faults that such a simulation has to find.
import { describe, expect, test } from "vitest";
import { plantedBugs } from "#tests/simulator/planted-bugs.ts";
import { simulateWorld } from "#tests/simulator/simulate.ts";

const seed = Number(process.env["PROPERTY_SEED"] ?? 7);
const worlds = Array.from({ length: 10 }, (_, index) => index);
/** Of a hundred customers each; `npm run test:full` simulates a hundred thousand purchases. */
const simulated = worlds.slice(0, 2);
/** A test takes some ten seconds alone, and ten times as long on a machine that does much else. */
const timeout = 300_000;

test(
  "of two hundred purchases the books of all agree, and all ways are gone",
  { timeout },
  async () => {
    const [reached, ends, changes] = [new Set<string>(), new Set<string>(), new Set<string>()];
    for (const index of simulated) {
      const { faults, states, left, changed } = await simulateWorld({ seed, index });
      expect(faults, `--seed ${seed} --world ${index}`).toEqual([]);
      for (const state of Object.keys(states)) reached.add(state);
      for (const state of Object.keys(left)) ends.add(state);
      for (const state of Object.keys(changed)) changes.add(state);
    }
    expect([...reached].toSorted()).toEqual(["declined", "done", "refunded"]);
    expect([...ends].toSorted()).toEqual(["done", "refused", "withdrawn"]);
    expect([...changes].toSorted()).toEqual(["done", "refused"]);
  },
);

test("the same seed does the same", { timeout }, async () => {
  const [one, other] = [
    await simulateWorld({ seed, index: 3, customers: 15 }),
    await simulateWorld({ seed, index: 3, customers: 15 }),
  ];
  expect(other).toEqual(one);
});

describe("a planted bug is found", () => {
  test.each(Object.entries(plantedBugs))("%s", { timeout }, async (_name, bug) => {
    for (const index of worlds) {
      const { faults } = await simulateWorld({ seed: 7, index, customers: 8, bug });
      if (faults.length > 0) return;
    }
    expect.unreachable("no world differs");
  });
});
