import type { Plugin } from "vite";
import type { TextPlace } from "../texts/read-texts.ts";
import { textFiles, textsId, textsModule } from "../texts/read-texts.ts";

/** The site's texts, and those of other places, as the module `virtual:texts`: Markdown in the repository, HTML in the bundle. */
export function texts(others: readonly TextPlace[] = []): Plugin {
  return {
    name: "yelkovan:texts",
    resolveId: (id) => (id === textsId ? `\0${textsId}` : null),
    load(id) {
      if (id !== `\0${textsId}`) return null;
      for (const file of textFiles(others)) this.addWatchFile(file);
      return textsModule(others);
    },
  };
}
