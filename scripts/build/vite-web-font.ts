import type { Plugin } from "vite";
import { subsetFont } from "./subset-font.ts";

const developmentPath = "/assets/text.woff2";

/** Emits the one web font, cut down to the characters the site uses, as a hashed file; serves it under a fixed name in development. */
export function webFont(): Plugin {
  return {
    name: "yelkovan:web-font",
    async buildStart() {
      if (this.environment.name !== "client" || this.environment.mode !== "build") return;
      this.emitFile({ type: "asset", name: "text.woff2", source: await subsetFont() });
    },
    configureServer(server) {
      server.middlewares.use(developmentPath, (_request, response, next) => {
        subsetFont().then((bytes) => {
          response.setHeader("content-type", "font/woff2");
          response.end(bytes);
        }, next);
      });
    },
  };
}
