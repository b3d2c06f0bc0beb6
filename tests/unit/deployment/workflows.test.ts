import { readFileSync, readdirSync, statSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { parse } from "yaml";

interface Workflow {
  readonly permissions: Readonly<Record<string, string>>;
  readonly jobs: Readonly<
    Record<
      string,
      {
        readonly "timeout-minutes": number;
        readonly steps: readonly { readonly uses?: string; readonly run?: string }[];
      }
    >
  >;
}

const folder = path.resolve(import.meta.dirname, "../../../.github/workflows");
const files = readdirSync(folder).map(
  (name) => [name, readFileSync(path.join(folder, name), "utf8")] as const,
);
const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as {
  readonly scripts: Readonly<Record<string, string>>;
};

test.each(files)("%s runs the project's own commands and has no logic", (_name, text) => {
  const { jobs, permissions } = parse(text) as Workflow;
  expect(permissions).toEqual({ contents: "read" });
  for (const { steps, ...job } of Object.values(jobs)) {
    expect(job["timeout-minutes"]).toBeLessThanOrEqual(90);
    for (const { uses, run } of steps) {
      if (uses !== undefined) expect(uses).toMatch(/^actions\/[a-z-]+@v\d+$/);
      if (run === undefined) continue;
      expect(run.replaceAll(/\$\{\{[^}]*\}\}/g, "")).not.toMatch(/[\n;&|]/);
      const [, script] = /^npm run ([\w:-]+)/.exec(run) ?? [];
      const isKnown =
        run === "npm ci" ||
        /(^|\s)\.ci\/run$/.test(run) ||
        (script !== undefined && script in scripts);
      expect([run, isKnown]).toEqual([run, true]);
    }
  }
});

test.each(files)("%s names its secrets and holds none", (_name, text) => {
  const values = [...text.matchAll(/^\s+[A-Z_]+: (.*)$/gm)].map(([, value = ""]) => value);
  for (const value of values) expect(value).toMatch(/^\$\{\{ secrets\.[A-Z_]+ \}\}$/);
});

test("the command that checks may be run", () => {
  expect(statSync(".ci/run").mode & 0o111).not.toBe(0);
});
