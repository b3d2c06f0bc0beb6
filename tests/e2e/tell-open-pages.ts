import { afterEach } from "vitest";
import { openPages } from "./browser.ts";

// Where a test failed, what its pages show is told with it: a heading that did not come says nothing of what came instead.
afterEach(async ({ task }) => {
  if (task.result?.state !== "fail") return;
  for (const page of await openPages()) {
    const shown = await page
      .evaluate(() => document.body.innerText.replaceAll(/\s+/g, " ").slice(0, 600))
      .catch(String);
    console.log(`${task.name}: ${page.url()} shows: ${shown}`);
  }
});
