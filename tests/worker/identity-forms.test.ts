// What the civil registry of the embedded back office says of a person, as a browser without scripts is led by it; with scripts
// the same is seen by `tests/e2e/identity.test.ts`, and every other answer of the check is in `spec-answers.test.ts`.
import { beforeAll, describe, expect, test } from "vitest";
import type { SharedServer } from "#tests/desk.ts";
import { useSharedServer } from "#tests/desk.ts";
import type { TestPerson } from "#tests/factories/person.ts";
import { makePerson } from "#tests/factories/person.ts";
import { readCode } from "#tests/outbox.ts";
import type { PlainBrowser } from "./plain-browser.ts";
import {
  askForCode,
  confirmCode,
  numberField,
  openPlainBrowser,
  vehicleStep,
} from "./plain-browser.ts";

let server: SharedServer;
beforeAll(async () => {
  server = await useSharedServer();
});

/** Types the right code of a person who was asked for it; where it leads is the test's business. */
async function proveThePhone(person: TestPerson): Promise<PlainBrowser> {
  const browser = openPlainBrowser(server.url);
  await askForCode(browser, person);
  await confirmCode(browser, await readCode(server.url, person.phone));
  return browser;
}

const onwards = (browser: PlainBrowser, typed: Record<string, string> = {}) =>
  browser.send("Devam Et", typed);

describe("the identity check without scripts", () => {
  // Specification 4.3
  test("1010: found, and greeted without being told the whole name", async () => {
    const { page } = await proveThePhone(makePerson({ nationalNumber: "10000001518" }));
    expect(page.text).toContain(vehicleStep);
    expect(page.text).toContain("Sayın TO••• UĞ••• · Çekmeköy / İstanbul");
    expect(page.html).not.toMatch(/Tolga|Uğurlu/);
  });

  test("1006: asks for the birth date at its field and goes on with it", async () => {
    const browser = await proveThePhone(makePerson({ nationalNumber: "10000001754" }));
    expect(browser.page.text).toContain("Lütfen Doğum Tarihini Giriniz");
    expect([browser.page.messages, browser.page.textIn("summary", "Değiştir")]).toEqual([[], ""]);
    expect([browser.page.fields("Doğum tarihi"), browser.page.fields("SMS kodu")]).toEqual([1, 0]);
    const next = await onwards(browser, { "Doğum tarihi": "05.06.1984" });
    expect(next.text).toContain(vehicleStep);
  });

  test("1006 after Düzenle with a verified phone: the same, without another code", async () => {
    const browser = await proveThePhone(makePerson());
    expect(browser.page.text).toContain(vehicleStep);
    expect((await browser.send("Düzenle")).text).toContain("Kişisel bilgiler");
    const asked = await onwards(browser, { [numberField]: "10000001754" });
    expect(asked.fields("SMS kodu")).toBe(0);
    const next = await onwards(browser, { "Doğum tarihi": "05.06.1984" });
    expect(next.text).toContain(vehicleStep);
  });

  test("1007: says that the birth date is not the person's, keeps it, and takes another number", async () => {
    const browser = await proveThePhone(makePerson({ nationalNumber: "10000009842" }));
    const refused = await onwards(browser, { "Doğum tarihi": "05.06.1984" });
    expect(refused.text).toContain("Kimlik numarası ile doğum tarihi eşleşmiyor.");
    expect(refused.valueOf("Doğum tarihi")).toBe("05.06.1984");
    const next = await onwards(browser, { [numberField]: "10000001754" });
    expect(next.text).toContain(vehicleStep);
  });
});
