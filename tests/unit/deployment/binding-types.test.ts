import { execFile } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";

/** Wrangler is started for each, and takes seconds of a processor; of all environments it tells at once. */
const patient = { timeout: 120_000 };

/** A service of this configuration is a `Fetcher` with the methods of its entrypoint, of which none is called. */
const spelled = (type: string): string => (type === "Service" ? "Fetcher" : type);

/** Names and types of bindings by their environment, as Wrangler reads them off a configuration. */
async function generated(config: string): Promise<Record<string, Record<string, string>>> {
  const directory = mkdtempSync(path.join(tmpdir(), "yelkovan-types-"));
  const file = path.join(directory, "bindings.d.ts");
  const options = ["--include-runtime=false", "--strict-vars=false"];
  try {
    await promisify(execFile)("wrangler", ["types", file, "--config", config, ...options]);
    const environments = readFileSync(file, "utf8").matchAll(/interface (\w+Env\w*) \{([^}]*)\}/g);
    return Object.fromEntries(
      [...environments].map(([, environment = "", own = ""]) => {
        const found = [...own.matchAll(/^\s+(\w+): (\w+)(?:<.*>)?(?: \/\*.*\*\/)?;$/gm)].filter(
          ([, , type]) => type !== "string",
        );
        return [
          environment,
          Object.fromEntries(found.map(([, name = "", type = ""]) => [name, spelled(type)])),
        ];
      }),
    );
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

/** The browser's files are bound to each environment, and no code asks for them. */
const whole = { ...edge, ...broker, ASSETS: "Fetcher" };

test.concurrent.each([
  ["wrangler.toml", { StagingEnv: whole, ProductionEnv: whole }],
  ["wrangler.broker.toml", { __BaseEnv_Env: broker }],
])("the bindings of %s are those the code expects", patient, async (config, expected) => {
  const found = await generated(config);
  for (const [environment, bindings] of Object.entries(expected)) {
    expect([environment, found[environment]]).toEqual([environment, bindings]);
  }
});
