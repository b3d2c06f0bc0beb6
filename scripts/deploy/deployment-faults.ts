import type { Fault } from "#shared/environment.ts";
import { missing } from "#shared/environment.ts";
import { exampleVariables, siteVariable, siteVariables, SiteSchema } from "#shared/site.ts";
import * as v from "valibot";
import type { Configuration } from "./configuration.ts";
import { environmentFaults } from "./environment-faults.ts";

/** Hosts that are nobody's: of documents (RFC 2606) and of one's own machine. */
const exampleHost =
  /(?:\.example|\.test|\.invalid|\bexample\.(?:com|org|net)|\blocalhost|\b127\.0\.0\.1)\b/i;
const unknown = "is missing, unless it is among the secrets";
const nought = /^[0-]*$/;

/** What stands in a configuration as it was delivered; a secret of that name stands over it. */
function placeholders({ vars, databases }: Configuration, secrets: readonly string[]): Fault[] {
  const site = v.safeParse(SiteSchema, siteVariables(vars));
  const examples = site.success ? exampleVariables(site.output) : [];
  const unnamed = Object.keys(databases).filter((binding) => nought.test(databases[binding]!));
  const addresses = Object.keys(vars).filter((name) => exampleHost.test(String(vars[name])));
  const unset = [siteVariable("publicUrl")].filter((name) => vars[name] === undefined);
  const found = [
    ...unnamed.map((name) => ({ name, what: "has a database_id of nought" })),
    ...[...addresses, ...unset].map((name) => ({ name, what: "is an example address" })),
    ...examples
      .filter((name) => !addresses.includes(name))
      .map((name) => ({ name, what: "is the example's: give the firm's own" })),
  ];
  return found.filter(({ name }) => !secrets.includes(name));
}

export interface DeploymentFaults {
  /** Bindings that are not there: not even a trial goes on. */
  readonly bindings: readonly Fault[];
  readonly others: readonly Fault[];
}

/**
 * Why a configuration is not to be deployed.
 *
 * @param secrets names of those that the platform has; undefined where that is not known
 */
export function deploymentFaults(
  configuration: Configuration,
  secrets: readonly string[] | undefined,
): DeploymentFaults {
  const { everything, sales, unread } = environmentFaults(configuration, secrets ?? []);
  const faults = [...everything, ...sales];
  const others = faults.filter(({ isBinding }) => isBinding !== true);
  return {
    bindings: faults.filter(({ isBinding }) => isBinding === true),
    others: [
      ...others.map((fault) =>
        secrets === undefined && fault.what === missing ? { ...fault, what: unknown } : fault,
      ),
      ...unread,
      ...placeholders(configuration, secrets ?? []),
    ],
  };
}
