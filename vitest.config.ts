import { defineConfig } from "vitest/config";
import { texts } from "./scripts/vite-texts.ts";

const minutes = 60_000;

/** Kinds of suites that start servers run one after the other, two files of a kind side by side. */
const inOrder = (groupOrder: number) => ({
  maxWorkers: 2,
  expect: { poll: { timeout: minutes / 4 } },
  testTimeout: 2 * minutes,
  hookTimeout: 2 * minutes,
  sequence: { groupOrder },
});

export default defineConfig({
  test: {
    projects: [
      {
        plugins: [texts()],
        test: {
          name: "unit",
          include: ["tests/unit/**/*.test.{ts,tsx}", "tests/architecture.test.ts"],
          setupFiles: ["tests/no-console-errors.ts"],
          testTimeout: minutes / 2,
        },
      },
      {
        plugins: [texts()],
        test: {
          name: "broker",
          include: ["tests/broker/**/*.test.ts"],
          ...inOrder(1),
        },
      },
      {
        test: {
          name: "worker",
          include: ["tests/worker/**/*.test.ts"],
          globalSetup: "tests/shared-server.ts",
          ...inOrder(2),
        },
      },
      {
        test: {
          name: "e2e",
          include: ["tests/e2e/**/*.test.ts"],
          // What a busy machine has broken off is gone once more, by another visitor.
          retry: 1,
          globalSetup: "tests/shared-server.ts",
          ...inOrder(3),
        },
      },
      {
        test: {
          name: "fixture",
          include: ["tests/fixture/**/*.test.ts"],
          globalSetup: "tests/fixture/build.ts",
          ...inOrder(4),
        },
      },
    ],
  },
});
