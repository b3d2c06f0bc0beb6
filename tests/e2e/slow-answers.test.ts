// What a quote's form shows and keeps while the answers that it waits for come in another order than they were asked for.
import type { Route } from "playwright";
import { expect, test } from "vitest";
import { unansweredCopy } from "#client/api/copy.ts";
import { makePerson } from "#tests/factories/person.ts";
import { readCode } from "#tests/outbox.ts";
import { answered, arrive, hydrated, idle, isFocused, openVisit, phone } from "./browser.ts";
import { chooseInList } from "./choose-in-list.ts";
import { reachPeople, rowOf } from "./family-flow.ts";
import { serveForBrowser } from "./serve.ts";
import {
  chooseCheapest,
  fillPerson,
  quickStart,
  reachOffers,
  submitPerson,
} from "./traffic-flow.ts";

const site = serveForBrowser();

/** Holds requests back until they are let go. */
function createGate() {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { opened: promise, open: resolve };
}

test("a list that comes late is not shown for another choice", async () => {
  const { page, close } = await openVisit(site.browser);
  await arrive(page, `${site.server.url}/mobilephone/teklif`);
  await hydrated(page);
  await chooseInList(page, "Marka", "Apple", "at once");
  await page.getByRole("combobox", { name: "Model", exact: true }).click();
  await page
    .getByRole("option", { name: /iPhone/ })
    .first()
    .waitFor();
  const gate = createGate();
  await page.route("**/api/proxy**", async (route) => {
    await gate.opened;
    await route.continue();
  });
  const late = page.waitForRequest("**/api/proxy**");
  await chooseInList(page, "Marka", "Samsung", "at once");
  const answer = (await late).response();
  await chooseInList(page, "Marka", "Apple", "at once");
  gate.open();
  await (await answer)?.finished();
  await idle(page);
  await page.getByRole("combobox", { name: "Model", exact: true }).click();
  const shown = await page.getByRole("option").allTextContents();
  expect(shown.length).toBeGreaterThan(0);
  expect(shown.filter((name) => !name.includes("iPhone"))).toEqual([]);
  await close();
});

test("what was typed earlier is kept before what is sent, and not after it", async () => {
  const { page, close } = await openVisit(site.browser);
  await page.clock.install();
  await arrive(page, `${site.server.url}/trafik/teklif`);
  await hydrated(page);
  const gate = createGate();
  const order: string[] = [];
  await page.route("**/trafik/teklif**", async (route) => {
    const intent = /name="intent"\s+(\w+)/.exec(route.request().postData() ?? "")?.[1];
    if (intent === undefined) return route.continue();
    order.push(`${intent} asked`);
    if (intent === "save") await gate.opened;
    const response = await route.fetch();
    order.push(`${intent} answered`);
    return route.fulfill({ response });
  });
  const plate = page.getByLabel("Plaka");
  const isSave = (request: { postData(): string | null }) =>
    /name="intent"\s+save/.test(request.postData() ?? "");
  const first = page.waitForRequest(isSave);
  await plate.pressSequentially("34 ABC 1");
  await page.clock.fastForward(2500);
  await first;
  await plate.pressSequentially("2");
  await page.clock.fastForward(2500);
  await plate.pressSequentially("3");
  await page.clock.fastForward(2500);
  await page.getByLabel(/T\.C\. kimlik no/).fill("10000001518");
  await page.getByLabel("Cep telefonu").fill("5321112233");
  for (const name of [/Gizlilik politikasını/, /Aydınlatma Metni/]) {
    await page.getByRole("checkbox", { name }).check();
  }
  const button = page.getByRole("button", { name: "Devam Et" });
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await button.click();
  await page.locator('button[aria-busy="true"]').waitFor();
  expect(order).toEqual(["save asked"]);
  gate.open();
  await page.getByRole("dialog").getByText("gönderdiğimiz kodu").waitFor();
  expect(order.slice(0, 3)).toEqual(["save asked", "save answered", "next asked"]);
  await close();
});

test("a press waits no longer than a second for what is being kept", async () => {
  const { page, close } = await openVisit(site.browser);
  const person = makePerson();
  await page.clock.install();
  await page.goto(site.server.url);
  await quickStart(page, person);
  await hydrated(page);
  const lost = createGate();
  await page.route("**/trafik/teklif**", async (route) => {
    if (!/name="intent"\s+save/.test(route.request().postData() ?? "")) return route.continue();
    lost.open();
  });
  await fillPerson(page, person);
  await page.clock.fastForward(2500);
  await lost.opened;
  await page.getByRole("button", { name: "Devam Et" }).click();
  await page.locator('button[aria-busy="true"]').waitFor();
  await page.clock.fastForward(1000);
  await page.getByRole("dialog").getByText("gönderdiğimiz kodu").waitFor();
  await close();
});

test("the window for the code stands while the code is being sent, and goes again when that fails or is refused", async () => {
  const { page, close } = await openVisit(site.browser, { viewport: phone });
  const person = makePerson();
  await page.goto(site.server.url);
  await quickStart(page, person);
  await fillPerson(page, person);
  await hydrated(page);
  const typed = await page.getByLabel("Cep telefonu").inputValue();
  const opened = page.getByRole("dialog", { name: "Telefon Doğrulama" });
  const goOn = page.getByRole("button", { name: "Devam Et" });
  const code = opened.getByLabel("SMS kodu");
  const lose = async (route: Route) => {
    await opened.waitFor();
    await route.abort();
  };
  await page.route("**/trafik/teklif**", lose);
  await goOn.click();
  await page.getByText(unansweredCopy.title).waitFor();
  await opened.waitFor({ state: "detached" });
  await expect.poll(() => isFocused(goOn)).toBe(true);
  await page.unroute("**/trafik/teklif**", lose);
  const asked: string[] = [];
  let gate = createGate();
  let isUnfit = true;
  await page.route("**/trafik/teklif**", async (route) => {
    const body = route.request().postData() ?? "";
    const intent = /name="intent"\s+(\w+)/.exec(body)?.[1];
    if (intent === undefined || intent === "save") return route.continue();
    asked.push(intent);
    // A number that is none here says to the server what no form lets through.
    const postData = isUnfit ? body.replace(typed, "(112)111-1111") : body;
    const response = await route.fetch({ postData });
    if (intent === "next") await gate.opened;
    return route.fulfill({ response });
  });
  await goOn.click();
  await opened
    .getByText(`0 ${person.phone.slice(0, 3)}`)
    .getByText("gönderiyoruz")
    .waitFor();
  expect(await opened.getByRole("button", { name: "Kodu Tekrar Gönder" }).isDisabled()).toBe(true);
  gate.open();
  await opened.waitFor({ state: "detached" });
  await page.getByRole("link", { name: /Cep telefonu/ }).waitFor();
  expect(await page.getByLabel("Cep telefonu").inputValue()).toBe(typed);

  isUnfit = false;
  gate = createGate();
  await goOn.click();
  await opened.waitFor();
  expect(await isFocused(code)).toBe(true);
  await code.pressSequentially(await readCode(site.server.url, person.phone));
  expect(asked).toEqual(["next", "next"]);
  gate.open();
  await page.getByRole("heading", { name: "Araç bilgileri", level: 2 }).waitFor();
  expect(asked).toEqual(["next", "next", "code"]);
  await close();
});

test("an offer's page is asked for once by a press, of which its insurer confirms the price", async () => {
  const { page, close } = await openVisit(site.browser, { viewport: phone });
  await page.clock.install();
  await reachOffers(page, site.server.url, makePerson());
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/satin-al/")) asked.push(request.method());
  });
  await chooseCheapest(page);
  await page.getByLabel("Kart numarası").waitFor();
  // What a link in the focus would ask for comes after its rest.
  await page.clock.fastForward(1000);
  await idle(page);
  expect(asked).toEqual(["GET"]);
  await close();
});

test("who is added while another is being added is added after it, and is taken for nobody else", async () => {
  const { page, close } = await openVisit(site.browser, { viewport: phone });
  const line = "/tamamlayici-saglik-sigortasi";
  await reachPeople(page, site.server.url, line, makePerson(), "at once");
  const gate = createGate();
  const asked: string[] = [];
  await page.route("**/teklif**", async (route) => {
    const intent = /name="intent"\s+([\w:]+)/.exec(route.request().postData() ?? "")?.[1];
    if (intent?.startsWith("add:") !== true) return route.continue();
    asked.push(intent);
    await gate.opened;
    return route.continue();
  });
  const add = (name: string) => page.getByRole("button", { name, exact: true });
  for (const name of ["Başka biri", "Çocuğum", "Eşim"]) await add(name).click();
  expect(asked).toHaveLength(1);
  // Meanwhile somebody goes on typing, and is not moved.
  const height = rowOf(page, 1).getByLabel("Boy (cm)");
  await height.pressSequentially("16");
  gate.open();
  await page.getByRole("group", { name: "4. Sigortalı · Eşi" }).waitFor();
  await page.getByRole("group", { name: "3. Sigortalı · Kızı/Oğlu" }).waitFor();
  await answered(page);
  await page.keyboard.type("8");
  expect(await height.inputValue()).toBe("168");
  expect(await rowOf(page, 2).getByLabel("Yakınlığı").inputValue()).toBe("");
  expect(asked).toHaveLength(3);
  await close();
});

test("what is typed while another row is being taken out stays, with the focus in it", async () => {
  const { page, close } = await openVisit(site.browser, { viewport: phone });
  const line = "/tamamlayici-saglik-sigortasi";
  await reachPeople(page, site.server.url, line, makePerson(), "at once");
  for (const name of ["Eşim", "Çocuğum"]) {
    await page.getByRole("button", { name, exact: true }).click();
    await answered(page);
  }
  const gate = createGate();
  await page.route("**/teklif**", async (route) => {
    if (/name="intent"\s+remove:/.test(route.request().postData() ?? "")) await gate.opened;
    return route.continue();
  });
  await rowOf(page, 2)
    .getByRole("button", { name: /^Kaldır/ })
    .click();
  const last = rowOf(page, 3).getByLabel("Boy (cm)");
  await last.pressSequentially("11");
  gate.open();
  await rowOf(page, 3).waitFor({ state: "detached" });
  await page.keyboard.type("2");
  await page.getByRole("group", { name: "2. Sigortalı · Kızı/Oğlu" }).waitFor();
  const height = rowOf(page, 2).getByLabel("Boy (cm)");
  expect([await height.inputValue(), await isFocused(height)]).toEqual(["112", true]);
  await close();
});

test("whoever closes the window for the code goes on typing at once, and the next press counts", async () => {
  const { page, close } = await openVisit(site.browser, { viewport: phone });
  const [person, other] = [makePerson(), makePerson()];
  await page.goto(site.server.url);
  await quickStart(page, person);
  await fillPerson(page, person);
  await hydrated(page);
  await submitPerson(page);
  const gate = createGate();
  await page.route("**/trafik/teklif**", async (route) => {
    if (/name="intent"\s+cancel/.test(route.request().postData() ?? "")) await gate.opened;
    return route.continue();
  });
  const goOn = page.getByRole("button", { name: "Devam Et" });
  await page.keyboard.press("Escape");
  await expect.poll(() => isFocused(goOn)).toBe(true);
  const field = page.getByLabel("Cep telefonu");
  await field.fill("");
  await field.pressSequentially(other.phone.slice(0, 5));
  gate.open();
  await answered(page);
  await page.keyboard.type(other.phone.slice(5));
  expect((await field.inputValue()).replaceAll(/\D/g, "")).toBe(other.phone);
  const { promise: cancelled, resolve } = Promise.withResolvers<void>();
  await goOn.click();
  await page.getByRole("dialog").getByText("gönderdiğimiz kodu").waitFor();
  await page.route("**/trafik/teklif**", async (route) => {
    if (/name="intent"\s+cancel/.test(route.request().postData() ?? "")) await cancelled;
    return route.continue();
  });
  await page.keyboard.press("Escape");
  await goOn.click();
  resolve();
  await page.getByRole("dialog").getByText("gönderdiğimiz kodu").waitFor();
  await close();
});
