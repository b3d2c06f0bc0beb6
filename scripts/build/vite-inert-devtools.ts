import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const inert = fileURLToPath(new URL("../../client/form/inert-event-client.ts", import.meta.url));

/** Leaves the developer tools' event client out of every bundle: edge, browser and Node. */
export function inertDevtools(): Plugin {
  return {
    name: "yelkovan:inert-devtools",
    config: () => ({
      resolve: { alias: { "@tanstack/devtools-event-client": inert } },
      // A package that stays outside would bring its own.
      ssr: { noExternal: [/^@tanstack\//] },
    }),
  };
}
