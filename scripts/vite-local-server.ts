import { createLogger } from "vite";
import type { Logger, Plugin } from "vite";

/** Paths with doubled slashes would be taken for host names by the preview server; the worker never sees such ones. */
export function singleSlashes(): Plugin {
  return {
    name: "yelkovan:single-slashes",
    enforce: "pre",
    configurePreviewServer(server) {
      server.middlewares.use((request, _response, next) => {
        request.url = (request.url ?? "/").replace(/^\/{2,}/, "/");
        Object.assign(request, { originalUrl: request.url });
        next();
      });
    },
  };
}

/** Errors of the tools, and the worker's own structured lines; nothing else. */
export function structuredLogger(): Logger {
  const logger = createLogger("info");
  const isOurs = (text: string) => text.includes('{"level":');
  return {
    ...logger,
    info: (text, options) => isOurs(text) && logger.info(text, options),
    warn: (text, options) => isOurs(text) && logger.warn(text, options),
  };
}
