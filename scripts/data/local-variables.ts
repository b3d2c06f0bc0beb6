import { inOneLine, misspelt } from "#shared/environment.ts";
import { readConfiguration } from "../deploy/configuration.ts";
import { environmentFaults, knownVariables } from "../deploy/environment-faults.ts";
import { localSecretNames } from "./local-state.ts";

/** Made here or part of the installation; whatever else is known may be given from outside. */
const own = new Set(["ENVIRONMENT", "HTML_CONTENT_ENCODING", ...localSecretNames]);
const settable = new Set(knownVariables.filter((name) => !own.has(name)));

interface LocalVariables {
  /** Where visitors reach the site. */
  readonly SITE_PUBLICURL: string;
}

/** What a local server at an address is configured with. */
export function localVariables(address: string): Record<string, string> & LocalVariables {
  const given = Object.entries(process.env).filter(
    (entry): entry is [string, string] => settable.has(entry[0]) && entry[1] !== undefined,
  );
  return {
    SITE_PUBLICURL: address,
    HTML_CONTENT_ENCODING: "identity",
    ...Object.fromEntries(given),
  };
}

/**
 * The same, looked through before anything is done: what a server cannot run with ends the process, one line each; what stops its
 * sales, and what looks like a variable and is none, is only said.
 */
export function soundVariables(address: string): ReturnType<typeof localVariables> {
  const variables = localVariables(address);
  const { bindings, vars } = readConfiguration();
  const looked = { vars: { ...vars, ...variables }, bindings };
  const { everything, sales, unread } = environmentFaults(looked, localSecretNames);
  const given = misspelt(Object.keys(process.env), knownVariables);
  const unused = localSecretNames
    .filter((name) => process.env[name] !== undefined)
    .map((name) => ({ name, what: "is not read from the environment: secrets.json has it" }));
  for (const fault of [...everything, ...unread, ...given, ...unused]) {
    console.error(inOneLine(fault));
  }
  for (const fault of sales) console.error(`${inOneLine(fault)}: nothing is sold`);
  if (everything.length > 0) process.exit(1);
  return variables;
}

/** The port that is asked for by a variable; ends the process where that is none. */
export function soundPort(usual: number, variable = "PORT"): number {
  const given = process.env[variable] || String(usual);
  if (/^\d{1,5}$/.test(given) && Number(given) <= 65_535) return Number(given);
  console.error(`${variable} is not a number up to 65535`);
  process.exit(1);
}
