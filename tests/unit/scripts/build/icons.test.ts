import { expect, it } from "vitest";
import { iconSheet, symbolsIn } from "#scripts/build/icons.ts";
import { mkdtempSync, mkdirSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

function rootWith(files: Readonly<Record<string, string>>): string {
  const root = mkdtempSync(path.join(tmpdir(), "yelkovan-icons-"));
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  }
  return root;
}

it("has the icons that sources name, each once, in one order, without what all strokes share", () => {
  const root = rootWith({
    "client/a/b.tsx": '<Icon name="i-lucide-smartphone" /> <Icon name="i-lucide-check" />',
    "shared/c.ts": 'icon: "i-lucide-check"',
    "worker/d.ts": '"i-lucide-x"',
    "more/e.ts": '"i-lucide-bike"',
  });
  const symbols = symbolsIn(iconSheet(root, ["more/*.ts"]));
  expect(Object.keys(symbols)).toEqual(["i-lucide-bike", "i-lucide-check", "i-lucide-smartphone"]);
  expect(symbols["i-lucide-check"]).toBe(
    '<symbol id="i-lucide-check" viewBox="0 0 24 24"><path d="M20 6L9 17l-5-5"/></symbol>',
  );
  expect(symbols["i-lucide-smartphone"]).toMatch(/^<symbol [^>]*><rect .*<path .*<\/symbol>$/);
});

it("fails on an icon that there is none of", () => {
  const root = rootWith({ "client/a.tsx": '"i-lucide-no-such-icon"' });
  expect(() => iconSheet(root, [])).toThrow("no-such-icon");
});

it("says every stroke of the site's icons by its class", () => {
  expect(iconSheet(process.cwd(), [])).not.toMatch(/stroke|<g/);
});
