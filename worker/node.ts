import { openEdge } from "./open-edge.ts";

/** The same edge for Node: the caller brings the bindings, and `@hono/node-server` the requests. */
export const createNodeApp = openEdge;
