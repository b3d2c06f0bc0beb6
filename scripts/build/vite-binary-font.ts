import { readFile } from "node:fs/promises";
import type { Plugin } from "vite";

/**
 * Makes `import bytes from "….ttf?binary"` yield the file's bytes as base64 text inside the worker bundle. The PDF fonts
 * come in this way: they are imported lazily, so a request that prints nothing never pays for them.
 */
export function binaryFont(): Plugin {
  return {
    name: "yelkovan:binary-font",
    enforce: "pre",
    async load(id) {
      if (!id.endsWith(".ttf?binary")) return null;
      const bytes = await readFile(id.slice(0, -"?binary".length));
      return `export default ${JSON.stringify(bytes.toString("base64"))};`;
    },
  };
}
