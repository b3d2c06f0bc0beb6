import type { Plugin } from "vite";

/** Loaders, actions and what only they use. */
const serverModule = /\/client\/.+\.server\.tsx?$/;

/**
 * Keeps server-only modules out of browser bundles: what a page's loader knows is none of the browser's, and none of its
 * bytes. The build fails and names the module that asked for it.
 */
export function serverModules(): Plugin {
  return {
    name: "yelkovan:server-modules",
    enforce: "pre",
    applyToEnvironment: ({ name }) => name === "client",
    transform(_code, id) {
      const [file = ""] = id.split("?");
      if (!serverModule.test(file)) return;
      const importers = this.getModuleInfo(id)?.importers ?? [];
      this.error(`${file} is the server's alone, and reached from ${importers.join(", ")}`);
    },
  };
}
