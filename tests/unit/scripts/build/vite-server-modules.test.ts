import path from "node:path";
import { build } from "vite";
import { expect, test } from "vitest";
import { serverModules } from "#scripts/build/vite-server-modules.ts";

const entry = "virtual:entry";

/** Builds a browser bundle of one line. */
const bundle = (code: string) =>
  build({
    configFile: false,
    logLevel: "silent",
    plugins: [
      serverModules(),
      {
        name: "entry",
        resolveId: (id) => (id === entry ? `\0${entry}` : null),
        load: (id) => (id === `\0${entry}` ? code : null),
      },
    ],
    build: { write: false, rolldownOptions: { input: entry } },
  });

const module = (file: string) => JSON.stringify(path.resolve(file));

test("a bundle that reaches a module of the server's is not built", async () => {
  const code = `import { mergeTyped } from ${module("client/quote/steps/steps.server.ts")}; console.log(mergeTyped);`;
  await expect(bundle(code)).rejects.toThrow(/steps\.server\.ts is the server's alone/);
});

test("one that takes its types alone, or nothing of it, is", async () => {
  const code = `import { foldTurkish } from ${module("shared/format/turkish-case.ts")}; console.log(foldTurkish("I"));`;
  await expect(bundle(code)).resolves.toBeDefined();
});
