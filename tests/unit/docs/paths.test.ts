import { existsSync, globSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

const root = path.resolve(import.meta.dirname, "../../..");
const documents = ["README.md", ...globSync("docs/**/*.md", { cwd: root })];
const area = /^(?:shared|client|worker|tests|scripts|docs|public)\//;

/** Files a document names: its relative links, and paths from the root in code font without placeholders. */
function pathsIn(document: string): string[] {
  const text = readFileSync(path.join(root, document), "utf8");
  const links = [...text.matchAll(/\]\((?!https?:|#)([^)#]+)/g)].map(([, target = ""]) =>
    path.join(path.dirname(document), target),
  );
  const names = [...text.matchAll(/`([\w./-]+)`/g)].map(([, name = ""]) => name);
  return [...links, ...names.filter((name) => area.test(name))];
}

test.each(documents)("every file that %s names exists", (document) => {
  const missing = pathsIn(document).filter((name) => !existsSync(path.join(root, name)));
  expect(missing).toEqual([]);
});

test("the README leads somewhere", () => {
  expect(pathsIn("README.md").length).toBeGreaterThan(20);
});
