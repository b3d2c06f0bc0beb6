import { beforeAll, expect, test } from "vitest";
import { policyStartCopy } from "#shared/copy/policy-start.ts";
import { endpoints, href } from "#shared/routes.ts";
import { createEdgeClient } from "#tests/edge-client.ts";
import { readable, strayStatements } from "#tests/start-statements.ts";
import type { SharedServer } from "#tests/desk.ts";
import { useSharedServer } from "#tests/desk.ts";

let server: SharedServer;
beforeAll(async () => {
  server = await useSharedServer();
});

const contracts = [
  "mesafeli-satis-sozlesmesi",
  "on-bilgilendirme-formu",
  "bilgilendirme-formu-trafik",
  "bilgilendirme-formu-telefon",
].map((slug) => href("contract", { slug }));

test("whoever reads every page finds one rule of when a policy starts", async () => {
  const client = createEdgeClient(server.url);
  const sitemap = await (await client.fetch(endpoints.sitemap)).text();
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, url = ""]) => new URL(url).pathname,
  );
  expect(listed.length).toBeGreaterThan(20);
  const statements: string[] = [];
  const withRule: string[] = [];
  for (const path of [...listed, ...contracts]) {
    const response = await client.fetch(path);
    expect([path, response.status]).toEqual([path, 200]);
    // Names of fields and what is chosen in them state nothing.
    const html = (await response.text()).replaceAll(/<(label|select)\b[\s\S]*?<\/\1>/g, " ");
    const text = readable(html);
    statements.push(...strayStatements(text).map((statement) => `${path}: ${statement}`));
    if (text.includes(policyStartCopy.rule)) withRule.push(path);
  }
  expect(statements).toEqual([]);
  expect(withRule).toEqual(expect.arrayContaining([href("trafik"), href("telefon"), ...contracts]));
});
