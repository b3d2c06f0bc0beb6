// The search of the header: a list that the keys move in, which the page does without where nobody answers.
import { expect, test } from "vitest";
import { endpoints, href } from "#shared/routes.ts";
import {
  arrive,
  desktop,
  expectAccessible,
  hydrated,
  openVisit,
  phone,
  isFocused,
} from "./browser.ts";
import { overflow } from "./member-flow.ts";
import { serveForBrowser } from "./serve.ts";

const site = serveForBrowser();

async function openSearch(viewport: { width: number; height: number }) {
  const visit = await openVisit(site.browser, { viewport });
  await arrive(visit.page, site.server.url + href("about"));
  const opener = visit.page.getByRole("link", { name: "Sitede arayın" });
  await opener.click();
  const field = visit.page.getByRole("combobox", { name: "Sitede arayın" });
  await field.waitFor();
  return { ...visit, opener, field };
}

test("leads from two letters to a page by the keys alone, and closes by Escape", async () => {
  const { page, opener, field, complaints, close } = await openSearch(desktop);
  expect(await opener.getAttribute("aria-expanded")).toBe("true");
  await expect.poll(() => isFocused(field)).toBe(true);
  await field.pressSequentially("kas");
  const options = page.getByRole("option");
  await options.first().waitFor();
  expect(await page.getByRole("status").filter({ hasText: "öneri" }).textContent()).toMatch(
    /^\d öneri gösteriliyor, toplam \d+ sonuç var\./,
  );
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowUp");
  const active = await field.getAttribute("aria-activedescendant");
  expect(await options.first().getAttribute("id")).toBe(active);
  expect(await options.first().getAttribute("aria-selected")).toBe("true");
  await expectAccessible(page, "search in the header");
  await page.keyboard.press("Escape");
  await field.waitFor({ state: "detached" });
  expect(await isFocused(opener)).toBe(true);
  await opener.click();
  await field.pressSequentially("kasko");
  await options.first().waitFor();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await page.waitForURL("**/kasko-sigortasi");
  await field.waitFor({ state: "detached" });
  expect(complaints).toEqual([]);
  await close();
});

test("asks for what was typed last, and is still without an answer", async () => {
  const { page, field, complaints, close } = await openSearch(phone);
  const asked: string[] = [];
  const broken: string[] = [];
  page.on("requestfailed", (request) => broken.push(request.postData() ?? ""));
  const proxy = (url: URL) => url.pathname === endpoints.proxy;
  await page.route(proxy, async (route) => {
    const body = route.request().postData() ?? "";
    asked.push(body);
    if (body.includes("muaf")) await route.continue();
  });
  await field.fill("ka");
  await expect.poll(() => asked.length).toBe(1);
  await field.fill("muaf");
  await page.getByRole("option").first().waitFor();
  await expect.poll(() => broken.length).toBe(1);
  expect(broken[0]).toContain("ka");
  await page.unroute(proxy);
  await page.route(proxy, (route) => route.abort());
  await field.fill("kasko");
  await expect.poll(() => page.getByRole("option").count()).toBe(0);
  await page.unroute(proxy);
  await field.press("Enter");
  await page.getByRole("heading", { level: 1, name: /“kasko” için \d+ sonuç/ }).waitFor();
  await hydrated(page);
  await expectAccessible(page, "results");
  expect(await overflow(page)).toBeLessThanOrEqual(0);
  expect(complaints.filter((each) => !each.includes("ERR_FAILED"))).toEqual([]);
  await close();
});

test("is a link and a form where there are no scripts, and fits a small phone", async () => {
  const { page, close } = await openVisit(site.browser, {
    viewport: { width: 320, height: 640 },
    javaScriptEnabled: false,
  });
  await page.goto(site.server.url + href("home"));
  const header = await page.locator(".site-header").boundingBox();
  expect(header?.height).toBeLessThan(70);
  await page.getByRole("link", { name: "Sitede arayın" }).click();
  await page.getByRole("textbox", { name: "Sitede arayın" }).fill("muafyet");
  await page.getByRole("button", { name: "Ara", exact: true }).click();
  await page.getByRole("heading", { level: 1, name: /“muafiyet” için/ }).waitFor();
  await page.getByRole("link", { name: "Tanımın tamamı" }).click();
  await page.waitForURL("**/sozluk/muafiyet");
  await close();
});
