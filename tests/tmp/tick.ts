import { makePerson } from "#tests/factories/person.ts";
import { launchBrowser, openVisit, phone } from "#tests/e2e/browser.ts";
import { reachOffers } from "#tests/e2e/traffic-flow.ts";
const url = process.argv[2]!;
const browser = await launchBrowser();
const { page, complaints } = await openVisit(browser, { viewport: phone });
page.setDefaultTimeout(60_000);
await reachOffers(page, url, makePerson());
await page.getByText("12 şirketin tümü yanıtladı").waitFor();
const boxes = page.getByRole("checkbox", { name: /^Karşılaştır/ });
const compare = page.getByRole("button", { name: /arşılaştır$/ });
const say = async (w: string) =>
  console.log(
    w,
    page.url().slice(-60),
    await boxes.evaluateAll((all) => all.map((b) => (b as HTMLInputElement).checked).join()),
  );
await page.evaluate(() => {
  for (const t of ["click", "change", "input"])
    document.addEventListener(
      t,
      (e) =>
        console.info(
          "EV",
          t,
          (e.target as HTMLElement).outerHTML.slice(0, 90),
          (e.target as HTMLInputElement).checked,
        ),
      true,
    );
  const d = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "checked")!;
  Object.defineProperty(HTMLInputElement.prototype, "checked", {
    ...d,
    set(v) {
      console.info("SET", v, new Error().stack?.split("\n").slice(2, 6).join("|"));
      d.set!.call(this, v);
    },
  });
});
page.on("console", (m) => console.log(m.text()));
await boxes.nth(0).check();
await say("ticked");
await page.screenshot({ path: "/tmp/shots/one.png" });
await compare.click();
await say("pressed");
await page.getByRole("status").getByText("en az bir teklif daha seçin").waitFor();
await say("told");
await page.waitForTimeout(500);
await say("later");
await page.screenshot({ path: "/tmp/shots/one-2.png" });
console.log(complaints);
await browser.close();
