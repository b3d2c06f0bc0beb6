import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

interface LeftOut {
  /** Path of the importing file. */
  readonly importer: RegExp;
  /** As it is imported there. */
  readonly source: string;
  /** What stands in, in `client/`. */
  readonly stand: string;
}

const router = "no-router-extras.ts";

/** Parts of libraries that pages would carry for features no page has. */
const leftOut: readonly LeftOut[] = [
  {
    importer: /\/@tanstack\/react-form\/.*\/useForm\.js$/,
    source: "./useFormGroup.js",
    stand: "form/no-form-groups.ts",
  },
  {
    importer: /\/react-router\/.*\/lib\/router\/router\.js$/,
    source: "./instrumentation.js",
    stand: router,
  },
  {
    importer: /\/react-router\/.*\/lib\/dom\/lib\.js$/,
    source: "./ssr/components.js",
    stand: router,
  },
  {
    importer: /\/react-router\/.*\/lib\/components\.js$/,
    source: "./dom/ssr/components.js",
    stand: router,
  },
];

/**
 * Puts stand-ins in the place of parts of libraries that the browser's half has no use for. A name that a stand-in has not fails
 * the build by itself; so does a part that is not there any more.
 */
export function unusedLeftOut(): Plugin {
  const seen = new Set<LeftOut>();
  return {
    name: "yelkovan:unused-left-out",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    enforce: "pre",
    resolveId(source, importer = "") {
      const found = leftOut.find((part) => part.source === source && part.importer.test(importer));
      if (found === undefined) return null;
      seen.add(found);
      return fileURLToPath(new URL(`../../client/${found.stand}`, import.meta.url));
    },
    buildEnd(error) {
      const missed = leftOut.filter((part) => !seen.has(part));
      if (error !== undefined || missed.length === 0) return;
      throw new Error(`Not found to be left out: ${missed.map(({ source }) => source).join(", ")}`);
    },
  };
}
