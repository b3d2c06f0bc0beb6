import type { UnocssVitePluginAPI } from "unocss/vite";
import type { Plugin } from "vite";
import { settleVariables } from "./settle-variables.ts";

/**
 * Writes the built style sheet in fewer bytes. Its name stays that of what the bundler made: two sheets of one name may differ in
 * bytes, never in looks.
 */
export function settledStyles(): Plugin {
  let unocss: UnocssVitePluginAPI | undefined;
  return {
    name: "yelkovan:settled-styles",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    configResolved({ plugins }) {
      unocss = plugins.find(({ name }) => name === "unocss:api")?.api as typeof unocss;
    },
    // UnoCSS writes theme variables and registered properties in the order in which it met their classes, which is that of modules
    // that are read side by side: the sheet, and every script that names it, would have another name with each build of a tree.
    async renderStart() {
      if (unocss === undefined) throw new Error("UnoCSS is not among the plugins.");
      const { tokens, flushTasks, uno } = unocss.getContext();
      await flushTasks();
      const inOneOrder = [...tokens].toSorted();
      tokens.clear();
      for (const token of inOneOrder) {
        await uno.parseToken(token);
        tokens.add(token);
      }
    },
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type === "asset" && file.fileName.endsWith(".css")) {
            file.source = settleVariables(file.source.toString());
          }
        }
      },
    },
  };
}
