import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import lucide from "@iconify-json/lucide/icons.json" with { type: "json" };

/** Where names of icons stand, from the project's root. */
const usualPlaces = ["client/**/*.{ts,tsx}", "shared/**/*.ts"];

const iconName = /i-lucide-([a-z0-9-]+)/g;

/** What every stroke of Lucide has, and the class `icon` says once. */
const strokes =
  ' fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round" stroke-width="2"';

const icons: Readonly<Record<string, { readonly body: string } | undefined>> = lucide.icons;
/** Names of before, each of an icon that is drawn as it is. */
const aliases: Readonly<Record<string, { readonly parent: string } | undefined>> = lucide.aliases;

function symbolOf(name: string): string {
  const body = icons[aliases[name]?.parent ?? name]?.body;
  if (body === undefined) throw new Error(`Lucide has no icon "${name}".`);
  const drawn = body.replaceAll(strokes, "").replace(/^<g>(.*)<\/g>$/, "$1");
  return `<symbol id="i-lucide-${name}" viewBox="0 0 24 24">${drawn}</symbol>`;
}

/**
 * The icons that the sources name, in one SVG of symbols by their names. `places`: where names stand beside the usual ones.
 * Throws on a name that Lucide does not have.
 */
export function iconSheet(root: string, places: readonly string[]): string {
  const names = new Set(
    globSync([...usualPlaces, ...places], { cwd: root }).flatMap((file) =>
      [...readFileSync(path.join(root, file), "utf8").matchAll(iconName)].map(([, name]) => name!),
    ),
  );
  const symbols = [...names].toSorted().map(symbolOf);
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join("")}</svg>`;
}

/** The symbols of such a sheet, by their names. */
export const symbolsIn = (sheet: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...sheet.matchAll(/<symbol id="([^"]+)".*?<\/symbol>/g)].map(([symbol, id]) => [id!, symbol]),
  );
