import { rmSync } from "node:fs";
import path from "node:path";
import type { Plugin } from "vite";
import { beginBuild, publishBuild } from "./build-folders.ts";
import { writeLocalRuntime } from "./local-runtime.ts";

/**
 * Builds into a folder of its own, which takes the place of the build before once it is whole: who serves that goes on with
 * it. Comes after the plugin that builds the worker.
 *
 * @param folder of this build, which is not there yet
 */
export function wholeBuild(folder: string): Plugin[] {
  let root = "";
  return [
    {
      name: "yelkovan:own-folder",
      configResolved: (config) => void ({ root } = config),
      buildApp: { order: "pre", handler: async () => beginBuild(path.resolve(root, folder)) },
    },
    {
      name: "yelkovan:whole-build",
      buildApp: {
        order: "post",
        async handler() {
          const built = path.resolve(root, folder);
          await writeLocalRuntime(path.join(built, "yelkovan"));
          // It would lead Wrangler to whichever build was the last, of whatever environment.
          rmSync(path.join(root, ".wrangler/deploy"), { recursive: true, force: true });
          publishBuild(built);
        },
      },
    },
  ];
}
