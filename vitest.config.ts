import { defineConfig } from "vitest/config";

const minutes = 60_000;

/** Suites that start servers and a browser run one file at a time: two cores, and one build they all serve. */
const serial = { fileParallelism: false, testTimeout: 2 * minutes, hookTimeout: 2 * minutes };

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
      { test: { name: "broker", include: ["tests/broker/**/*.test.ts"], ...serial } },
      { test: { name: "worker", include: ["tests/worker/**/*.test.ts"], ...serial } },
      { test: { name: "e2e", include: ["tests/e2e/**/*.test.ts"], ...serial } },
    ],
  },
});
