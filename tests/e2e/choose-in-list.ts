import type { Locator, Page } from "playwright";
import type { ScriptMode } from "./browser.ts";

/** Chooses in a list that may be searched with scripts, and is a plain one without. */
export async function chooseInList(
  place: Page | Locator,
  label: string,
  name: string,
  scripts: ScriptMode,
): Promise<void> {
  if (scripts === "never") {
    await place.getByLabel(label, { exact: true }).selectOption({ label: name });
    return;
  }
  const page = "page" in place ? place.page() : place;
  const box = place.getByRole("combobox", { name: label, exact: true }).and(page.locator("input"));
  await box.fill(name);
  await page.getByRole("option", { name, exact: true }).click();
}
