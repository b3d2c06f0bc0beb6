import { defineConfig } from "vitest/config";
import { texts } from "./scripts/build/vite-texts.ts";

const minutes = 60_000;

/** Suites that start servers wait as much as they work: more of them run than there are cores. */
const maxWorkers = 4;
/** Files of a kind run one after the other in processes that they share: what they import is loaded once. */
const isolate = false;
const slow = {
  maxWorkers,
  isolate,
  expect: { poll: { timeout: minutes / 2 } },
  testTimeout: 4 * minutes,
  hookTimeout: 4 * minutes,
  setupFiles: ["tests/not-at-midnight.ts"],
};

export default defineConfig({
  test: {
    globalSetup: "tests/open-desk.ts",
    reporters: ["default", "./tests/time-reporter.ts"],
    maxWorkers,
    projects: [
      {
        plugins: [texts()],
        test: {
          name: "unit",
          include: ["tests/unit/**/*.test.{ts,tsx}", "tests/architecture.test.ts"],
          setupFiles: ["tests/no-console-errors.ts", "tests/property-seed.ts"],
          testTimeout: minutes / 2,
          maxWorkers,
          isolate,
        },
      },
      {
        plugins: [texts()],
        test: {
          name: "broker",
          include: ["tests/broker/**/*.test.ts"],
          ...slow,
          setupFiles: [...slow.setupFiles, "tests/property-seed.ts", "tests/broker/tell-logs.ts"],
        },
      },
      {
        test: {
          name: "worker",
          include: ["tests/worker/**/*.test.ts"],
          env: { SUITE_KIND: "worker" },
          ...slow,
        },
      },
      {
        test: {
          name: "e2e",
          include: ["tests/e2e/**/*.test.ts"],
          env: { SUITE_KIND: "e2e" },
          ...slow,
          setupFiles: [...slow.setupFiles, "tests/e2e/tell-open-pages.ts"],
        },
      },
      {
        test: {
          name: "fixture",
          include: ["tests/fixture/**/*.test.ts"],
          globalSetup: "tests/fixture/build.ts",
          ...slow,
        },
      },
    ],
  },
});
