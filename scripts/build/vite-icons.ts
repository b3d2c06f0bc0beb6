import type { Plugin } from "vite";
import { iconSheet } from "./icons.ts";

/** Where the sheet of icons is in development. */
export const developmentIcons = "/assets/icons.svg";

/** Emits the sheet of icons as a hashed file; serves it under a fixed name in development. */
export function iconFile(places: readonly string[]): Plugin {
  let root = "";
  return {
    name: "yelkovan:icons",
    configResolved(config) {
      root = config.root;
    },
    buildStart() {
      if (this.environment.name !== "client" || this.environment.mode !== "build") return;
      this.emitFile({ type: "asset", name: "icons.svg", source: iconSheet(root, places) });
    },
    configureServer(server) {
      server.middlewares.use(developmentIcons, (_request, response) => {
        response.setHeader("content-type", "image/svg+xml");
        response.end(iconSheet(root, places));
      });
    },
  };
}
