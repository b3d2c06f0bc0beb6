import { readFileSync } from "node:fs";
import { parse } from "smol-toml";
import * as v from "valibot";

const bound = v.optional(v.array(v.object({ binding: v.string() })), []);
const named = v.optional(v.array(v.object({ name: v.string() })), []);
const ConfigurationSchema = v.object({
  vars: v.optional(v.record(v.string(), v.string()), {}),
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
  env: v.record(v.string(), ConfigurationSchema),
});

/** What `wrangler.toml` gives a worker of an environment, or one that runs locally. */
export interface Configuration {
  readonly vars: Readonly<Record<string, string>>;
  readonly bindings: readonly string[];
  /** Ids of databases, by binding. */
  readonly databases: Readonly<Record<string, string>>;
}

/** Reads it; bindings and variables are not inherited by environments. */
export function readConfiguration(environment?: string): Configuration {
  const file = v.parse(FileSchema, parse(readFileSync("wrangler.toml", "utf8")));
  const read =
    environment === undefined ? file : v.parse(ConfigurationSchema, file.env[environment]);
  const { vars, services, d1_databases: databases, durable_objects: objects, ratelimits } = read;
  const names = [...(objects.bindings ?? []), ...ratelimits].map(({ name }) => name);
  return {
    vars,
    bindings: [...[...services, ...databases].map(({ binding }) => binding), ...names],
    databases: Object.fromEntries(databases.map(({ binding, database_id: id }) => [binding, id])),
  };
}
