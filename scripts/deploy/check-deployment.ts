import { spawnSync } from "node:child_process";
import * as v from "valibot";
import { inOneLine } from "#shared/environment.ts";
import { readConfiguration } from "./configuration.ts";
import { deploymentFaults } from "./deployment-faults.ts";

/** Longer than Wrangler takes to be answered, and short enough to wait for without a network. */
const answerWithinMs = 20_000;

const SecretsSchema = v.pipe(v.string(), v.parseJson(), v.array(v.object({ name: v.string() })));

/** Names of the secrets that the platform has; undefined where Wrangler cannot say. Never opens a browser to sign in. */
function askSecrets(source: readonly string[]): string[] | undefined {
  const { stdout } = spawnSync("wrangler", ["secret", "list", ...source], {
    encoding: "utf8",
    timeout: answerWithinMs,
    stdio: ["ignore", "pipe", "ignore"],
    env: { ...process.env, CI: "1", WRANGLER_SEND_METRICS: "false" },
  });
  const text = stdout ?? "";
  const read = v.safeParse(SecretsSchema, text.slice(text.indexOf("[")));
  return read.success ? read.output.map(({ name }) => name) : undefined;
}

/**
 * Names what an environment lacks and what of it is still an example, before anything is built: a deployment ends there, a trial
 * goes on unless a binding is missing.
 */
export function checkDeployment(
  environment: string,
  source: readonly string[],
  isDry: boolean,
): void {
  const secrets = askSecrets(source);
  const { bindings, others } = deploymentFaults(readConfiguration(environment), secrets);
  const unasked =
    secrets === undefined
      ? ["Wrangler does not tell which secrets are there: sign in, or set CLOUDFLARE_API_TOKEN"]
      : [];
  const said = [...unasked, ...[...bindings, ...others].map(inOneLine)];
  for (const line of said) console.error(line);
  if (bindings.length > 0 || (said.length > 0 && !isDry)) {
    console.error(`${environment} is not deployed: see "First deployment" in docs/operations.md`);
    process.exit(1);
  }
}
