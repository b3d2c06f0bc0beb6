import { createApp } from "./app.ts";
import { createDeps } from "./deps.ts";

/** The same edge for Node: the caller brings the bindings, and `@hono/node-server` the requests. */
export const createNodeApp = (env: object) => createApp(createDeps(env));
