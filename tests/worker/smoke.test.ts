import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { beforeAll, expect, test } from "vitest";
import type { SharedServer } from "#tests/desk.ts";
import { useSharedServer } from "#tests/desk.ts";

let server: SharedServer;
beforeAll(async () => {
  server = await useSharedServer();
});

/** What the command says, and how it ends. */
const smoke = (...words: string[]) =>
  promisify(execFile)(process.execPath, ["scripts/smoke.ts", ...words]).then(
    ({ stdout }) => ({ code: 0, text: stdout }),
    (error: { code: number; stdout: string; stderr: string }) => ({
      code: error.code,
      text: error.stdout + error.stderr,
    }),
  );

test("an installation to try things at passes, up to its first offer", async () => {
  const { code, text } = await smoke(server.url, "--practice");
  expect([code, text.match(/^✗.*/gm)]).toEqual([0, null]);
  expect(text).toMatch(/^✓ a quote: first offer after [\d.]+ s$/m);
});

test("a site whose messages can be read by anybody, or with sample data, does not, nor one that nobody answers for", async () => {
  const open = await smoke(server.url);
  expect([open.code, open.text.match(/^✗.*/gm)]).toEqual([
    1,
    [
      "✗ no outbox: messages can be read at /dev/outbox.json (200)",
      "✗ no sample data: a member of the examples signs in (5320000001)",
    ],
  ]);
  const absent = await smoke("http://localhost:9");
  expect(absent.code).toBe(1);
  expect(absent.text).not.toContain("✓");
  expect((await smoke()).code).toBe(1);
});
