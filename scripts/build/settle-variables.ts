import { generate, parse, walk } from "css-tree";
import type { Atrule, CssNode, Declaration, List, ListItem, Rule, WalkContext } from "css-tree";

/** Replaces what has one value wherever it is read. */
type Values = ReadonlyMap<string, string>;

interface Declared {
  readonly declaration: Declaration;
  /** Whether it is one of the theme's, which UnoCSS declares under no condition. */
  readonly isOfTheme: boolean;
  /** Whether it says the first value again, for browsers that do not know `@property`. */
  readonly isFallback: boolean;
}

const isVariable = ({ property }: Declaration): boolean => property.startsWith("--");
const textOf = (node: CssNode): string => generate(node).trim();
const selectorsOf = (rule: Rule | null): string[] =>
  rule === null ? [] : textOf(rule.prelude).split(",");

/**
 * A style sheet that looks the same in fewer bytes: of a custom property of UnoCSS's that has the same value everywhere the value
 * stands where it was read, and what no rule reads is gone. Markup and scripts may neither set nor read such a property; the
 * site's own, declared for `:root` alone, stay as they are.
 */
export function settleVariables(css: string): string {
  const sheet = parse(css);
  const values = valuesOf(sheet);
  walk(sheet, { visit: "Declaration", enter: (each) => settle(each, values) });
  dropUnread(sheet);
  return generate(sheet);
}

/** Properties that are declared once, in the theme, or registered with a first value that nothing changes. */
function valuesOf(sheet: CssNode): Values {
  const first = firstValuesOf(sheet);
  const found = Map.groupBy(declaredIn(sheet), ({ declaration }) => declaration.property);
  const values = new Map<string, string>();
  for (const [name, value] of first) {
    if ((found.get(name) ?? []).every(({ isFallback }) => isFallback)) values.set(name, value);
  }
  for (const [name, all] of found) {
    const [only, ...others] = all;
    if (others.length > 0 || only?.isOfTheme !== true || first.has(name)) continue;
    values.set(name, textOf(only.declaration.value));
  }
  return values;
}

/** Of what children do not inherit: what is inherited may be changed on the way. */
function firstValuesOf(sheet: CssNode): Map<string, string> {
  const found = new Map<string, string>();
  for (const { prelude, block } of propertiesIn(sheet)) {
    if (prelude === null || block === null) continue;
    const has = new Map<string, string>();
    walk(block, {
      visit: "Declaration",
      enter: ({ property, value }) => void has.set(property, textOf(value)),
    });
    const value = has.get("initial-value");
    if (value !== undefined && has.get("inherits") === "false") found.set(textOf(prelude), value);
  }
  return found;
}

function propertiesIn(sheet: CssNode): readonly Atrule[] {
  const found: Atrule[] = [];
  walk(sheet, {
    visit: "Atrule",
    enter: (each) => void (each.name === "property" && found.push(each)),
  });
  return found;
}

function declaredIn(sheet: CssNode): readonly Declared[] {
  const found: Declared[] = [];
  walk(sheet, {
    visit: "Declaration",
    enter(this: WalkContext, declaration) {
      if (!isVariable(declaration)) return;
      const selectors = selectorsOf(this.rule);
      found.push({
        declaration,
        isOfTheme: this.atrule === null && selectors.includes(":host"),
        isFallback:
          this.atrule?.name === "supports" &&
          selectors.every((each) => ["*", ":before", ":after", "::backdrop"].includes(each)),
      });
    },
  });
  return found;
}

const wholeColor = /color-mix\(in (?:srgb|oklab),((?:[^(),]|\([^()]*\))+) 100%,transparent\)/g;
const product = /calc\((-?[\d.]+)(rem|px|em)\s*\*\s*(-?[\d.]+)\)/g;
const digits = 5;

/** Values of other properties in a value, and what can be computed then. */
function settle(declaration: Declaration, values: Values): void {
  const own = generate(declaration.value);
  if (!own.includes("var(")) return;
  const text = filled(own, values)
    .replaceAll(wholeColor, "$1")
    .replaceAll(product, (_, length: string, unit: string, times: string) => {
      const value = Number((Number(length) * Number(times)).toFixed(digits));
      return value === 0 ? "0" : `${value}${unit}`.replace(/^(-?)0\./, "$1.");
    });
  declaration.value = { type: "Raw", value: text };
}

function filled(text: string, values: Values): string {
  const found = text.replaceAll(/var\((--[\w-]+)(?:,[^()]*)?\)/g, (read, name: string) =>
    values.has(name) ? (values.get(name) ?? read) : read,
  );
  return found === text ? text : filled(found, values);
}

const isOwn = (rule: Rule | null): boolean => {
  const selectors = selectorsOf(rule);
  return selectors.includes(":root") && !selectors.includes(":host");
};

/** Declarations and registrations of properties that no value reads, until there are none, and rules that are empty then. */
function dropUnread(sheet: CssNode): void {
  const read = new Set([...generate(sheet).matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name));
  let isDropped = false;
  walk(sheet, {
    enter(this: WalkContext, node: CssNode, item: ListItem<CssNode>, list: List<CssNode>) {
      const isUnread =
        (node.type === "Declaration" &&
          isVariable(node) &&
          !isOwn(this.rule) &&
          !read.has(node.property)) ||
        (node.type === "Atrule" &&
          node.name === "property" &&
          node.prelude !== null &&
          !read.has(textOf(node.prelude)));
      if (!isUnread) return;
      list.remove(item);
      isDropped = true;
    },
  });
  walk(sheet, {
    leave(node: CssNode, item: ListItem<CssNode>, list: List<CssNode>) {
      const isEmpty =
        (node.type === "Rule" || node.type === "Atrule") && node.block?.children.isEmpty === true;
      if (isEmpty) list.remove(item);
    },
  });
  if (isDropped) dropUnread(sheet);
}
