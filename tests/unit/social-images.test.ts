import { readFileSync, readdirSync } from "node:fs";
import { PNG } from "pngjs";
import { describe, expect, it } from "vitest";
import images from "#client/social/images.json" with { type: "json" };
import { socialSize } from "#client/social/social-card.tsx";
import { socialFolder, socialImageOf } from "#client/social/social-image.server.ts";
import { paletted } from "#scripts/social/paletted.ts";
import { socialPages } from "#scripts/social/social-pages.ts";
import { defaultSocialImage } from "#shared/head.ts";

const pages = socialPages();
const folder = `public${socialFolder}`;

// `npm run social-images` draws what is missing, and deletes what nobody asks for.
describe("pictures for social networks", () => {
  it("are those of every product, tool and article as it is called today", () => {
    expect(images).toEqual(Object.fromEntries(pages.map(({ path, file }) => [path, file])));
    expect(readdirSync(folder).toSorted()).toEqual(pages.map(({ file }) => file).toSorted());
    expect(pages.length).toBeGreaterThanOrEqual(40);
  });

  it.each(pages)("$path has one of the size they ask for, and small", ({ path, file }) => {
    const bytes = readFileSync(folder + file);
    const { width, height } = PNG.sync.read(bytes);
    expect({ width, height }).toEqual(socialSize);
    expect(bytes.length).toBeLessThan(40_000);
    expect(socialImageOf(path)).toBe(socialFolder + file);
  });

  it("are the site's own for other pages", () => {
    for (const path of ["/", "/sss", "/yok", "toString"]) {
      expect(socialImageOf(path)).toBe(defaultSocialImage);
    }
  });

  it("lose no colour to a palette that has room for it, and the rarest to the nearest", () => {
    const drawn = new PNG({ width: 300, height: 2 });
    drawn.data.fill(255);
    for (let at = 0; at < 300; at += 1) drawn.data.writeUIntBE(at, at * 4, 3);
    const found = PNG.sync.read(paletted(PNG.sync.write(drawn)));
    expect([...found.data.subarray(0, 1020)]).toEqual([...drawn.data.subarray(0, 1020)]);
    // 255 colours have room beside white; the 256th, 0x000100, is as far from 1 as from none of the others.
    expect(found.data.readUIntBE(299 * 4, 3)).not.toBe(0xffffff);
    expect([...found.data.subarray(300 * 4)]).toEqual([...drawn.data.subarray(300 * 4)]);
  });
});
