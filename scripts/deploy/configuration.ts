import { readFileSync } from "node:fs";
import { parse } from "smol-toml";
import * as v from "valibot";

const bound = v.optional(v.array(v.object({ binding: v.string() })), []);
const named = v.optional(v.array(v.object({ name: v.string() })), []);
const ConfigurationSchema = v.object({
  vars: v.optional(v.record(v.string(), v.unknown()), {}),
  services: bound,
  d1_databases: v.optional(
    v.array(v.object({ binding: v.string(), database_id: v.optional(v.string(), "") })),
    [],
  ),
  durable_objects: v.optional(v.object({ bindings: named }), {}),
  ratelimits: named,
});
const FileSchema = v.object({
  ...ConfigurationSchema.entries,
  env: v.optional(v.record(v.string(), ConfigurationSchema), {}),
});

/** What `wrangler.toml` gives a worker of an environment, or one that runs locally. */
export interface Configuration {
  readonly vars: Readonly<Record<string, unknown>>;
  readonly bindings: readonly string[];
  /** Ids of databases, by binding. */
  readonly databases: Readonly<Record<string, string>>;
}

/** The file's part about an environment; ends the process, saying so, where there is none. */
function partOf(environment: string | undefined): v.InferOutput<typeof ConfigurationSchema> {
  try {
    const file = v.parse(FileSchema, parse(readFileSync("wrangler.toml", "utf8")));
    return environment === undefined ? file : v.parse(ConfigurationSchema, file.env[environment]);
  } catch (error) {
    const [why = ""] = error instanceof Error ? error.message.split("\n", 1) : [];
    const where = environment === undefined ? "" : ` for ${environment}`;
    console.error(`wrangler.toml cannot be read${where}: ${why}`);
    process.exit(1);
  }
}

/** Reads it; bindings and variables are not inherited by environments. */
export function readConfiguration(environment?: string): Configuration {
  const read = partOf(environment);
  const { vars, services, d1_databases: databases, durable_objects: objects, ratelimits } = read;
  const names = [...(objects.bindings ?? []), ...ratelimits].map(({ name }) => name);
  return {
    vars,
    bindings: [...[...services, ...databases].map(({ binding }) => binding), ...names],
    databases: Object.fromEntries(databases.map(({ binding, database_id: id }) => [binding, id])),
  };
}
