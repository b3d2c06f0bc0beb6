import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { unstable_readConfig } from "wrangler";

test.each([
  ["wrangler.toml", undefined],
  ["wrangler.toml", "staging"],
  ["wrangler.toml", "production"],
  ["wrangler.broker.toml", undefined],
])("%s for %s keeps no log and no trace of addresses", (config, env) => {
  const { observability } = unstable_readConfig({ config, env });
  expect(observability?.logs).toMatchObject({ enabled: true, invocation_logs: false });
  expect(observability?.traces).toEqual({ enabled: false });
});

test.each([undefined, "staging", "production"])(
  "the platform keeps answers of one entrypoint alone, for %s",
  (env) => {
    const config = unstable_readConfig({ config: "wrangler.toml", env });
    const source = readFileSync("worker/index.ts", "utf8");
    const classes = source.matchAll(/class (\w+) extends WorkerEntrypoint/g);
    const all = ["default", ...[...classes].map(([, name = ""]) => name)];
    expect(config.cache).toEqual({ enabled: true });
    expect(config.exports).toEqual(
      Object.fromEntries(
        all.map((name) => [name, { type: "worker", cache: { enabled: name === "Pages" } }]),
      ),
    );
  },
);
