import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { preflight } from "#client/ui/preflight.ts";
import { settleVariables } from "#scripts/build/settle-variables.ts";

const registered = (name: string, more: string) => `@property ${name}{syntax:"*";${more}}`;
const first = registered("--a", "inherits:false;initial-value:1");

describe("a property has its value put where it is read", () => {
  it.each([
    ["when the theme declares it once", ":root,:host{--a:1px}p{top:var(--a)}", "p{top:1px}"],
    ["over what would stand in for it", ":root,:host{--a:1px}p{top:var(--a,2px)}", "p{top:1px}"],
    ["through another", ":root,:host{--a:var(--b);--b:1px}p{top:var(--a)}", "p{top:1px}"],
    [
      "where it stands in for another",
      ":root,:host{--a:1}p{top:var(--x,var(--a))}",
      "p{top:var(--x,1)}",
    ],
    ["when nothing changes its first value", `${first}p{top:var(--a)}`, "p{top:1}"],
    [
      "when nothing does but what says it for old browsers",
      `${first}@supports (top:0){*,:before{--a:1;left:0}}p{top:var(--a)}`,
      "@supports (top:0){*,:before{left:0}}p{top:1}",
    ],
    ["and a length is multiplied", ":root,:host{--a:.25rem}p{top:calc(var(--a)*4)}", "p{top:1rem}"],
    ["downwards as well", ":root,:host{--a:.25rem}p{top:calc(var(--a) * -1)}", "p{top:-.25rem}"],
    ["to nothing", ":root,:host{--a:.25rem}p{top:calc(var(--a)*0)}", "p{top:0}"],
    [
      "and a color that is whole is itself",
      `${registered("--a", "inherits:false;initial-value:100%")}p{color:color-mix(in srgb,var(--b) var(--a),transparent)}`,
      "p{color:var(--b)}",
    ],
  ])("%s", (_, css, settled) => {
    expect(settleVariables(css)).toBe(settled);
  });
});

describe("a property stays", () => {
  it.each([
    ["when dark has another value", ":root,:host{--a:1}@media print{:root{--a:2}}p{top:var(--a)}"],
    ["when an element has another value", ":root,:host{--a:1}.b{--a:2}p{top:var(--a)}"],
    ["when an element alone declares it", ".b{--a:1}p{top:var(--a)}"],
    ["when the theme declares it on a condition", "@media print{:host{--a:1}}p{top:var(--a)}"],
    ["when it is the site's own", ":root{--a:1;--b:2}p{top:var(--a)}"],
    ["when an element changes its first value", `${first}.b{--a:2}p{top:var(--a)}`],
    [
      "when children inherit it",
      `${registered("--a", "inherits:true;initial-value:1")}p{top:var(--a)}`,
    ],
    ["when it has no first value", `${registered("--a", "inherits:false")}p{top:var(--a,2)}`],
    ["when nobody in the sheet declares it", "p{top:var(--a,2)}"],
    ["while part of a color is left", "p{color:color-mix(in srgb,var(--b) 40%,transparent)}"],
  ])("%s", (_, css) => {
    expect(settleVariables(css)).toBe(css);
  });
});

it("what nobody reads is gone, and what only that read", () => {
  const css = `${first}${registered("--b", "inherits:false")}.c{--b:var(--a);--d:2}p{--d:3;top:0}`;
  expect(settleVariables(css)).toBe("p{top:0}");
});

it("markup reads none but the site's own", () => {
  const root = path.resolve(import.meta.dirname, "../../../..");
  const sources = globSync("client/**/*.tsx", { cwd: root });
  const read = sources.flatMap((file) => [
    ...readFileSync(path.join(root, file), "utf8").matchAll(/var\((--[\w-]+)/g),
  ]);
  expect(read.length).toBeGreaterThan(20);
  const foreign = read.filter(([, name]) => !preflight.includes(`${name}:`));
  expect(foreign.map(([, name]) => name)).toEqual([]);
});
