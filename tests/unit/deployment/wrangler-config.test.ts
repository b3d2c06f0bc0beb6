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
