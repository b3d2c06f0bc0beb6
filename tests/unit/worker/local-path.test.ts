import fc from "fast-check";
import { expect, test } from "vitest";
import { localPath } from "#worker/local-path.ts";

test.each(["/", "/sss", "/trafik/teklif?x=1#y", "/teklif/a.b", "/a//b", "/%2F%2Fkotu.example"])(
  "%s stays",
  (path) => expect(localPath(path)).toBe(path),
);

test.each([
  "",
  "sss",
  "//kotu.example",
  "/\\kotu.example",
  "/\t/kotu.example",
  "/\n/kotu.example",
  "\\/kotu.example",
  " /sss",
  "/sss ",
  "https://kotu.example",
  "javascript:alert(1)",
  "/a\\..\\b",
  undefined,
  null,
  5,
  ["/sss"],
])("%j is the home page", (value) => expect(localPath(value)).toBe("/"));

test("whatever it gives leads nowhere else", () => {
  const risky = fc.string({
    unit: fc.constantFrom("/", "\\", "a", ":", "\t", "\n", ".", "@", "?"),
  });
  fc.assert(
    fc.property(risky, (text) => {
      const { origin } = new URL(localPath(text), "https://www.yelkovan.example");
      expect(origin).toBe("https://www.yelkovan.example");
    }),
  );
});
