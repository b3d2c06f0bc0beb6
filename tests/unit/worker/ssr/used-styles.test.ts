import { describe, expect, it } from "vitest";
import { readStyleSheet } from "#scripts/build/read-style-sheet.ts";
import { namesIn, usedStyles } from "#worker/ssr/used-styles.ts";

const used = (css: string, markup: string) => usedStyles(readStyleSheet(css), namesIn(markup));

describe("a rule is used", () => {
  it.each([
    ["by its element", "p{top:0}", "<p>"],
    ["by an element in capitals", "clippath{top:0}", "<clipPath>"],
    ["by its class", ".a{top:0}", '<p class="b a">'],
    [
      "by a class with what HTML and CSS escape",
      ".\\[\\&\\>p\\]\\:m-1\\.5{top:0}",
      '<p class="[&amp;&gt;p]:m-1.5">',
    ],
    ["by all that a selector names", ".a>p .b{top:0}", '<p class="a b">'],
    ["by one of several in :is()", ":is(.x,.a) p{top:0}", '<p class="a">'],
    ["by one in :has()", "p:has(.x,.a:checked){top:0}", '<p class="a">'],
    ["whatever it is not", "p:not(.x){top:0}", "<p>"],
    ["by attribute and state alone", "[open]:focus{top:0}", ""],
    ["everywhere", "*,::before{top:0}", ""],
    ["by the whole document", ":root{--a:0}", ""],
    ["within its conditions", "@media print{@supports (top:0){.a{top:0}}}", '<p class="a">'],
  ])("%s", (_, css, markup) => {
    expect(used(css, markup)).toBe(css);
  });
});

describe("a rule is left out", () => {
  it.each([
    ["without its element", "p{top:0}", "<q>"],
    ["without its class", ".a{top:0}", '<p class="ab" title="a">'],
    ["without one of what a selector names", ".a .x{top:0}", '<p class="a">'],
    ["without any of those in :where()", ":where(.x,.y){top:0}", '<p class="a">'],
    ["without any of those in :has()", ".a:has(.x){top:0}", '<p class="a">'],
    ["with the conditions around it", "@media print{.x{top:0}}", '<p class="a">'],
  ])("%s", (_, css, markup) => {
    expect(used(css, markup)).toBe("");
  });
});

it("keeps those of a rule's selectors that the page has, and no parts of inputs for dates", () => {
  const css =
    ".x,.a,.y p,q,.a:focus{top:0}::-webkit-datetime-edit,::-webkit-date-and-time-value{top:0}";
  expect(used(css, '<p class="a">')).toBe(".a,.a:focus{top:0}");
});

it("keeps animations and properties where a used rule names them", () => {
  const turn = "@keyframes turn{to{rotate:1turn}}";
  const property = '@property --size{syntax:"*";inherits:false}';
  const rules = ".a{animation:turn 1s}.x{width:var(--size)}";
  expect(used(turn + property + rules, '<p class="a">')).toBe(`${turn}.a{animation:turn 1s}`);
});

it("keeps the sheet's order, on which the cascade rests", () => {
  const css = ".a{top:0}@media print{.a{top:1px}}.b{top:2px}";
  expect(used(css, '<p class="b a">')).toBe(css);
});
