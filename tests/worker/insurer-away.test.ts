import { expect, test } from "vitest";
import { insurerProfiles } from "#worker/broker/insurers/registry.ts";
import { startServer } from "#tests/start-server.ts";
import { buyPathOf, makeVerified, quoted } from "./quote-forms.ts";

const settings = (outages: Readonly<Record<string, string>>) => ({
  INSURER_SETTINGS: JSON.stringify({ speed: 0, outages }),
});

test("an offer whose insurer is away leads to asking again, to the next offer and to a call", async () => {
  const before = await startServer();
  const { client } = await makeVerified(before.url);
  const offers = await quoted(client);
  const buyPath = await buyPathOf(client, offers);
  await before.kill();
  const away = Object.fromEntries(insurerProfiles.map(({ id }) => [id, "error"]));
  const after = await startServer({
    variables: settings(away),
    dataDirectory: before.dataDirectory,
    port: Number(new URL(before.url).port),
  });
  const page = await client.fetch(buyPath);
  const html = await page.text();
  expect(page.status).toBe(200);
  expect(html).toContain("Fiyat şu anda doğrulanamadı");
  expect(html).toMatch(new RegExp(`<a href="${buyPath}"[^>]*>Fiyatı yeniden sor`));
  const [, next = ""] = /href="([^"]+)"[^>]*>Sıradaki teklif: [^<]+,\d\d TL/.exec(html) ?? [];
  expect(next).toMatch(/\/satin-al\//);
  expect(next).not.toBe(buyPath);
  const [, call = ""] = /href="([^"]+)"[^>]*>Sizi Arayalım/.exec(html) ?? [];
  expect((await client.fetch(call)).status).toBe(200);
  expect((await client.fetch(next)).status).toBe(200);
  await after.close();
});
