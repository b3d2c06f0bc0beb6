import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import pixelmatch from "pixelmatch";
import type { Locator } from "playwright";
import { PNG } from "pngjs";
import { expect } from "vitest";

const kept = path.resolve("tests/e2e/looks");
const seen = path.resolve("tests/.artifacts/looks");
/** Glyphs are not drawn alike on every machine; a moved, lost or repainted part is more than this. */
const mostDifferent = 0.03;
/** Lines may break a pixel further down. */
const mostPixelsOff = 2;

/**
 * Makes an element ready for its picture. Figures and dates change with the day and the visitor: every digit becomes the
 * same one. What stays in sight while a page is scrolled would lie over the element: it goes with the page.
 */
const makeReady = (root: Element): void => {
  for (const each of document.querySelectorAll<HTMLElement>(".site-header, .comparison-strip")) {
    each.style.position = "static";
  }
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode;
    node.nodeValue = (node.nodeValue ?? "").replace(/\d/g, "0");
  }
};

const cropped = (image: PNG, width: number, height: number): PNG => {
  const part = new PNG({ width, height });
  PNG.bitblt(image, part, 0, 0, width, height, 0, 0);
  return part;
};

/**
 * Compares how an element looks with the picture that is kept of it. What differs is written to `tests/.artifacts/looks`;
 * `UPDATE_LOOKS=1` keeps the present look instead.
 */
export async function expectLook(element: Locator, name: string): Promise<void> {
  await element.evaluate(makeReady);
  const shot = await element.screenshot({ animations: "disabled", caret: "hide" });
  const file = path.join(kept, `${name}.png`);
  if (process.env["UPDATE_LOOKS"] === "1") return writeFile(file, shot);
  const [now, before] = [PNG.sync.read(shot), PNG.sync.read(await readFile(file))];
  const [width, height] = [Math.min(now.width, before.width), Math.min(now.height, before.height)];
  const difference = new PNG({ width, height });
  const off = pixelmatch(
    cropped(now, width, height).data,
    cropped(before, width, height).data,
    difference.data,
    width,
    height,
    { threshold: 0.2 },
  );
  await mkdir(seen, { recursive: true });
  await writeFile(path.join(seen, `${name}.png`), shot);
  await writeFile(path.join(seen, `${name}-difference.png`), PNG.sync.write(difference));
  const sizes = [now.width - before.width, now.height - before.height].map(Math.abs);
  expect(Math.max(...sizes), `${name} has another size`).toBeLessThanOrEqual(mostPixelsOff);
  expect(off / (width * height), `${name} looks otherwise`).toBeLessThanOrEqual(mostDifferent);
}
