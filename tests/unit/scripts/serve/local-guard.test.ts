import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { refusalOf } from "#scripts/serve/local-guard.ts";

const served = new Set(["localhost", "www.yelkovan.example"]);
const ask = (url: string, host = "localhost:8787") =>
  refusalOf({ method: "GET", url, headers: { host } }, served)?.status;

/** A letter as itself, in the other case, or as an escape of an escape … of either. */
const spelt = (letter: string) =>
  fc
    .record({ isUpper: fc.boolean(), depth: fc.integer({ min: 0, max: 4 }) })
    .map(({ isUpper, depth }) => {
      let text = isUpper ? letter.toUpperCase() : letter;
      for (let round = 0; round < depth; round++) {
        text = [...text].map((one) => `%${one.charCodeAt(0).toString(16)}`).join("");
        if (text.length > 200) break;
      }
      return text;
    });

describe("the tools' doors", () => {
  test.each(["cdn-cgi", "__cf_local", "__debug"])("%s is shut in every spelling", (door) => {
    const spellings = fc.tuple(...[...door].map(spelt)).map((letters) => letters.join(""));
    const around = fc.constantFrom("/", "//", "/x/", "/x/../", "/./", "/\\", "/%2f", "/;x=1/");
    const after = fc.constantFrom("", "/", "/x", ";x=1/y", "?x", "%3Fx", "%23x", "\\x", "%20/x");
    fc.assert(
      fc.property(around, spellings, after, (before, name, rest) => {
        const target = before + name + rest;
        expect(ask(target)).toBe(target.length > 7168 ? 414 : 404);
      }),
    );
  });

  test.each([
    "/",
    "/trafik/teklif?x=/cdn-cgi/",
    "/cdn-cgis",
    "/x-cdn-cgi/",
    "/%",
    "/%zz%c",
    "/a;b=c",
  ])("%s is none", (target) => expect(ask(target)).toBeUndefined());
});

describe("hosts", () => {
  test.each([
    ["localhost", undefined],
    ["LOCALHOST:8787", undefined],
    ["www.yelkovan.example", undefined],
    ["192.168.1.20:8787", undefined],
    ["[fe80::1]:8787", undefined],
    ["yelkovan.example", 421],
    ["localhost.", 421],
    ["1.2.3", 421],
    ["0x7f.1", 421],
    ["[x]", 400],
    ["[1.2.3.4]", 400],
    ["localhost:8787:1", 400],
    ["localhost:65536", 400],
    ["local host", 400],
    ["çay.example", 400],
    ["", 400],
  ])("%j", (host, status) => expect(ask("/", host)).toBe(status));
});
