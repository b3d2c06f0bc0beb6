import { existsSync, globSync, readFileSync, statSync } from "node:fs";
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

test("the README leads somewhere, and is read in five minutes", () => {
  expect(pathsIn("README.md").length).toBeGreaterThan(20);
  expect(statSync(path.join(root, "README.md")).size).toBeLessThanOrEqual(8 * 1024);
});

test("docs/contributing.md says where things go", () => {
  expect(pathsIn("docs/contributing.md").length).toBeGreaterThan(40);
});

test("the README leads to every paper, and the index of decisions to every decision once", () => {
  const papers = globSync("docs/*.md", { cwd: root });
  expect(papers.filter((paper) => !pathsIn("README.md").includes(paper))).toEqual([]);
  const decisions = globSync("docs/decisions/[0-9]*.md", { cwd: root });
  const index = readFileSync(path.join(root, "docs/decisions/README.md"), "utf8");
  const listed = [...index.matchAll(/^\| \[\d+\]\(([^)]+)\)/gm)].map(([, name = ""]) => name);
  expect(listed.toSorted()).toEqual(decisions.map((file) => path.basename(file)).toSorted());
});
