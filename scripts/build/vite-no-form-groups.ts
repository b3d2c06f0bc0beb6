import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const stand = fileURLToPath(new URL("../../client/form/no-form-groups.ts", import.meta.url));

/** Leaves form groups out of the browser's form library: every form would carry them for a component it never draws. */
export function noFormGroups(): Plugin {
  return {
    name: "yelkovan:no-form-groups",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    enforce: "pre",
    resolveId: (source, importer = "") =>
      source === "./useFormGroup.js" && importer.includes("/@tanstack/react-form/") ? stand : null,
  };
}
