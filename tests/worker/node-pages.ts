import { describe, expect, test } from "vitest";
import type { TestServer } from "#tests/start-server.ts";

/** What a server on Node has to give by itself, where workerd has it of its runtime. */
export function pagesOnNode(serverOf: () => TestServer): void {
  const get = (path: string, init: RequestInit = {}) =>
    fetch(serverOf().url + path, { redirect: "manual", headers: { Accept: "text/html" }, ...init });

  describe("pages on Node", () => {
    test("the home page is rendered, with its scripts and font", async () => {
      const html = await (await get("/")).text();
      expect(html).toMatch(/<h1/);
      const [, map = "{}"] = /<script type="importmap"[^>]*>(.*?)<\/script>/.exec(html) ?? [];
      const scripts = Object.values(
        (JSON.parse(map) as { imports: Record<string, string> }).imports,
      );
      const fonts = html.match(/\/assets\/[\w.-]+\.woff2/g) ?? [];
      const assets = new Set([...scripts, ...fonts]);
      expect([...assets].some((asset) => asset.endsWith(".woff2"))).toBe(true);
      expect([...assets].some((asset) => asset.endsWith(".js"))).toBe(true);
      for (const asset of assets) {
        const response = await get(asset);
        expect(response.status).toBe(200);
        expect(response.headers.get("Cache-Control")).toBe("public, max-age=31536000, immutable");
      }
    });

    test("public files are served, the build's own are not", async () => {
      expect((await get("/favicon.svg")).headers.get("Content-Type")).toMatch(/image\/svg\+xml/);
      for (const path of ["/_headers", "/.assetsignore", "/.vite/manifest.json"]) {
        expect((await get(path)).status).toBe(302);
      }
    });

    test("a missing asset is a plain 404", async () => {
      const response = await get("/assets/yok.js", { headers: { Accept: "*/*" } });
      expect(response.status).toBe(404);
      expect(response.headers.get("Cache-Control") ?? "").not.toContain("immutable");
    });

    test("the outbox and the bank's pages come from the back office", async () => {
      expect(await (await get("/dev/outbox.json?to=5000000000")).json()).toEqual([]);
      expect((await get("/banka/3d/yok")).status).toBe(302);
    });

    test("health and readiness", async () => {
      expect((await get("/healthz")).status).toBe(200);
      expect((await get("/readyz")).status).toBe(200);
    });
  });
}
