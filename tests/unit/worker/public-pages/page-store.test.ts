import fc from "fast-check";
import { expect, test } from "vitest";
import type { StoredPage } from "#worker/public-pages/page-store.ts";
import { createPageStore } from "#worker/public-pages/page-store.ts";

const choices = { isAnswered: false, functional: true, analytics: true, targeting: true };
const home = { path: "/", choices };
const dayMs = 86_400_000;
const freshMs = 60_000;

const drawn = (text: string): StoredPage => ({
  status: 200,
  bytes: new TextEncoder().encode(text),
  etag: `W/"${text}"`,
  policy: "default-src 'none'",
});

/** A store whose drawings are counted, with a clock and a back office of its own. */
function open(given: { readonly freshMs?: number; readonly padding?: string } = {}) {
  const world = { at: 1_000, isAway: false, drawings: 0 };
  const later: Promise<unknown>[] = [];
  const store = createPageStore({
    draw: async ({ path }) => {
      world.drawings += 1;
      const text = `${path} ${world.drawings}${given.padding ?? ""}`;
      await Promise.resolve();
      return world.isAway ? undefined : drawn(text);
    },
    now: () => world.at,
    freshMs: given.freshMs ?? freshMs,
    dayEndOf: (now) => (Math.floor(now / dayMs) + 1) * dayMs,
  });
  const find = async (path = "/") => {
    const found = await store.find({ ...home, path }, (work) => void later.push(work));
    return found === undefined ? undefined : new TextDecoder().decode(found.bytes);
  };
  return { world, find, settle: () => Promise.all(later) };
}

test("a page is drawn once for many who ask at once, and again after its time", async () => {
  const { world, find, settle } = open();
  const found = await Promise.all(Array.from({ length: 20 }, () => find()));
  expect(new Set(found)).toEqual(new Set(["/ 1"]));
  world.at += freshMs - 1;
  expect(await find()).toBe("/ 1");
  world.at += 1;
  // Once more what there is, while it is drawn anew.
  expect(await find()).toBe("/ 1");
  await settle();
  expect([await find(), world.drawings]).toEqual(["/ 2", 2]);
  world.at += 2 * freshMs;
  expect([await find(), world.drawings]).toEqual(["/ 3", 3]);
});

test("an older page is shown only while it cannot be drawn, and of another day never", async () => {
  const { world, find } = open();
  await find();
  world.isAway = true;
  world.at += 10 * freshMs;
  expect(await find()).toBe("/ 1");
  world.at = dayMs;
  expect(await find()).toBeUndefined();
  world.isAway = false;
  // Whoever asks right after a failure is not made to wait for another one.
  expect(await find()).toBeUndefined();
  world.at += 2_000;
  expect(await find()).toBe("/ 4");
});

test("nothing is kept where no time is given, nor what each visitor is shown for themselves", async () => {
  const { world, find } = open({ freshMs: 0 });
  expect([await find(), world.drawings]).toEqual([undefined, 0]);
});

test("so many bytes are kept and no more, the newest", async () => {
  const { world, find } = open({ padding: " ".repeat(1024 ** 2) });
  for (let number = 0; number < 25; number += 1) await find(`/${number}`);
  expect((await find("/24"))?.trim()).toBe("/24 25");
  expect((await find("/0"))?.trim()).toBe("/0 26");
  expect(world.drawings).toBe(26);
});

test("what a page takes compressed counts as well", async () => {
  const bytes = new Uint8Array(1024 ** 2);
  let drawings = 0;
  const store = createPageStore({
    async draw() {
      drawings += 1;
      return { ...drawn(""), bytes, brotli: bytes };
    },
    now: () => 0,
    freshMs,
    dayEndOf: () => dayMs,
  });
  for (let number = 0; number < 13; number += 1) {
    await store.find({ ...home, path: `/${number}` }, () => {});
  }
  await store.find({ ...home, path: "/1" }, () => {});
  expect(drawings).toBe(13);
  await store.find(home, () => {});
  await store.find({ ...home, path: "/1" }, () => {});
  expect(drawings).toBe(15);
});

test("whatever happens when, nobody is shown a page older than its day, nor older than two times while it can be drawn", async () => {
  const steps = fc.array(
    fc.record({ wait: fc.integer({ min: 0, max: 3 * freshMs }), isAway: fc.boolean() }),
    { maxLength: 30 },
  );
  await fc.assert(
    fc.asyncProperty(steps, async (taken) => {
      const { world, find, settle } = open();
      const drawnAt = new Map<string, number>();
      for (const { wait, isAway } of taken) {
        world.at += wait;
        world.isAway = isAway;
        const before = world.drawings;
        const found = await find();
        await settle();
        if (world.drawings > before && !isAway) drawnAt.set(`/ ${world.drawings}`, world.at);
        if (found === undefined) continue;
        const age = world.at - drawnAt.get(found)!;
        expect(Math.floor(drawnAt.get(found)! / dayMs)).toBe(Math.floor(world.at / dayMs));
        if (!isAway && world.drawings > before) expect(age).toBeLessThan(2 * freshMs);
      }
    }),
  );
});
