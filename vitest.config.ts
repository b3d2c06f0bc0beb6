import { defineConfig } from "vitest/config";

const minutes = 60_000;

/** Suites that start servers run one after the other. */
const inOrder = (groupOrder: number) => ({
  testTimeout: 2 * minutes,
  hookTimeout: 2 * minutes,
  sequence: { groupOrder },
});

/** … and those that serve the build one file at a time: they all serve the same. */
const serial = (groupOrder: number) => ({ fileParallelism: false, ...inOrder(groupOrder) });

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: "unit",
          include: ["tests/unit/**/*.test.{ts,tsx}", "tests/architecture.test.ts"],
          setupFiles: ["tests/no-console-errors.ts"],
        },
      },
      {
        test: {
          name: "broker",
          include: ["tests/broker/**/*.test.ts"],
          maxWorkers: 2,
          ...inOrder(1),
        },
      },
      { test: { name: "worker", include: ["tests/worker/**/*.test.ts"], ...serial(2) } },
      { test: { name: "e2e", include: ["tests/e2e/**/*.test.ts"], ...serial(3) } },
    ],
  },
});
