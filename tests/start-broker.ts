import { randomBytes } from "node:crypto";
import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { applyMigrations } from "#scripts/data/apply-migrations.ts";
import { testPasswordCost } from "#tests/password-cost.ts";
import { askDesk } from "#tests/desk.ts";
import { brokerModules } from "#tests/bundle-broker.ts";
import { Miniflare, convertV4MiniflareOptions } from "miniflare";
import { unstable_getMiniflareWorkerOptions } from "wrangler";

export interface StandaloneBroker {
  readonly url: string;
  /** The site's token; a site that is to reach this broker needs the same. */
  readonly accessToken: string;
  /** Where its database and objects are. */
  readonly storage: string;
  close(): Promise<void>;
}

/**
 * The broker as `wrangler.broker.toml` deploys it: a worker of its own that listens on HTTP, with fresh storage; or another
 * worker's module in its place.
 */
export async function startStandaloneBroker(
  entry?: string,
  variables: Readonly<Record<string, string>> = {},
  handleLog: (line: string) => void = () => {},
): Promise<StandaloneBroker> {
  const storage = await mkdtemp(path.join(tmpdir(), "yelkovan-broker-"));
  const prepared = await askDesk("storage");
  if (prepared !== undefined) await cp(prepared, storage, { recursive: true });
  const accessToken = randomBytes(32).toString("base64url");
  const { workerOptions } = unstable_getMiniflareWorkerOptions("wrangler.broker.toml");
  const { bindings, modulesRules: _rules, ...worker } = workerOptions;
  const server = new Miniflare(
    convertV4MiniflareOptions({
      cf: false,
      telemetry: { enabled: false },
      resourcePersistencePath: storage,
      port: 0,
      handleStructuredLogs: ({ message }) => handleLog(message),
      workers: [
        {
          ...worker,
          name: "broker",
          modules: await brokerModules(entry),
          // The name under which the prepared storage holds it.
          d1Databases: ["DB"],
          modulesRoot: "/",
          bindings: {
            ...(bindings as object),
            ...secrets(accessToken),
            INSURER_SETTINGS: '{"speed":0}',
            PASSWORD_COST: String(testPasswordCost),
            ...variables,
          },
        },
      ],
    }),
  );
  const { origin } = await server.ready;
  if (prepared === undefined) await applyMigrations(await server.getD1Database("DB"));
  return {
    url: origin,
    accessToken,
    storage,
    async close() {
      await server.dispose();
      await rm(storage, { recursive: true, force: true });
    },
  };
}

function secrets(accessToken: string): Record<string, string> {
  const key = () => randomBytes(32).toString("base64");
  return {
    SITE_ACCESS_TOKEN: accessToken,
    DATA_KEYS: JSON.stringify({ current: "k1", keys: { k1: key() } }),
    INDEX_KEY: key(),
    BANK_KEY: key(),
  };
}
