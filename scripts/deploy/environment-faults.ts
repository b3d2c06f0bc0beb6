import type { Fault } from "#shared/environment.ts";
import { UnfitEnvironment, misspelt } from "#shared/environment.ts";
import { brokerVariables, parseBrokerEnv } from "#worker/broker/env.ts";
import { edgeVariables, parseEnv } from "#worker/env.ts";
import type { Configuration } from "./configuration.ts";

/** Every variable and secret that site and back office read. */
export const knownVariables: readonly string[] = [...edgeVariables, ...brokerVariables];

/** What is wrong with an environment, by what of the site it stops. */
export interface EnvironmentFaults {
  readonly everything: readonly Fault[];
  readonly sales: readonly Fault[];
  /** Names that nothing reads. */
  readonly unread: readonly Fault[];
}

function faultsBy(parse: () => { readonly lacks?: readonly Fault[] }): readonly Fault[] {
  try {
    return parse().lacks ?? [];
  } catch (error) {
    if (error instanceof UnfitEnvironment) return error.faults;
    throw error;
  }
}

/**
 * What site and back office would say of an environment, each fault once.
 *
 * @param secrets names of those that are there, whose values nobody has to know here
 */
export function environmentFaults(
  { vars, bindings }: Pick<Configuration, "vars" | "bindings">,
  secrets: readonly string[],
): EnvironmentFaults {
  const record = { ...vars, ...Object.fromEntries(bindings.map((name) => [name, {}])) };
  const said = [
    ...faultsBy(() => ({ ...parseEnv(record), lacks: [] })),
    ...faultsBy(() => parseBrokerEnv(record)),
  ];
  const open = said.filter(({ name }) => !secrets.includes(name.split(".", 1)[0] ?? ""));
  const faults = [...new Map(open.map((fault) => [fault.name, fault])).values()];
  return {
    everything: faults.filter(({ isOfSales = false }) => !isOfSales),
    sales: faults.filter(({ isOfSales = false }) => isOfSales),
    unread: misspelt([...Object.keys(vars), ...secrets], knownVariables),
  };
}
