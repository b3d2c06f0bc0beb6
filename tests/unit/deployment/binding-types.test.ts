import { execFile } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";

/** Wrangler is started for each, and takes seconds of a processor. */
const patient = { timeout: 120_000 };

/** A service of this configuration is a `Fetcher` with the methods of its entrypoint, of which none is called. */
const spelled = (type: string): string => (type === "Service" ? "Fetcher" : type);

/** Names and types of bindings, as Wrangler reads them off a configuration. */
async function generated(...source: string[]): Promise<Record<string, string>> {
  const directory = mkdtempSync(path.join(tmpdir(), "yelkovan-types-"));
  const file = path.join(directory, "bindings.d.ts");
  const options = ["--include-runtime=false", "--strict-vars=false"];
  try {
    await promisify(execFile)("wrangler", ["types", file, ...source, ...options]);
    const [, own = ""] =
      /interface __BaseEnv_Env \{([^}]*)\}/.exec(readFileSync(file, "utf8")) ?? [];
    const found = [...own.matchAll(/^\s+(\w+): (\w+)(?:<.*>)?;$/gm)].filter(
      ([, , type]) => type !== "string",
    );
    return Object.fromEntries(found.map(([, name = "", type = ""]) => [name, spelled(type)]));
  } finally {
    rmSync(directory, { recursive: true });
  }
}

/** The same as the code has them. */
function declared(file: string, name: string): Record<string, string> {
  const [, own = ""] =
    new RegExp(`interface ${name} \\{([^}]*)\\}`).exec(readFileSync(file, "utf8")) ?? [];
  const found = own.matchAll(/readonly (\w+)\??: (\w+)/g);
  return Object.fromEntries([...found].map(([, binding = "", type = ""]) => [binding, type]));
}

const broker = declared("worker/broker/env.ts", "BrokerBindings");
const edge = declared("worker/env.ts", "EdgeBindings");

test.concurrent.each([
  ["wrangler.toml", "production", { ...edge, ...broker }],
  ["wrangler.toml", "staging", { ...edge, ...broker }],
  ["wrangler.broker.toml", undefined, broker],
] as const)(
  "the bindings of %s for %s are those the code expects",
  patient,
  async (config, env, expected) => {
    const source = ["--config", config, ...(env === undefined ? [] : ["--env", env])];
    expect(await generated(...source)).toEqual(expected);
  },
);
