import type { Plugin } from "vite";
import { textFiles, textsId, textsModule } from "./texts/read-texts.ts";

/** The site's texts as the module `virtual:texts`: Markdown in the repository, HTML in the bundle. */
export function texts(): Plugin {
  return {
    name: "yelkovan:texts",
    resolveId: (id) => (id === textsId ? `\0${textsId}` : null),
    load(id) {
      if (id !== `\0${textsId}`) return null;
      for (const file of textFiles()) this.addWatchFile(file);
      return textsModule();
    },
  };
}
