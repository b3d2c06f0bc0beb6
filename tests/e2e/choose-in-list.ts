import type { Page } from "playwright";
import type { ScriptMode } from "./browser.ts";

/** Chooses in a list that may be searched with scripts, and is a plain one without. */
export async function chooseInList(
  page: Page,
  label: string,
  name: string,
  scripts: ScriptMode,
): Promise<void> {
  if (scripts === "never") {
    await page.getByLabel(label, { exact: true }).selectOption({ label: name });
    return;
  }
  const box = page.getByRole("combobox", { name: label, exact: true }).and(page.locator("input"));
  await box.fill(name);
  await page.getByRole("option", { name, exact: true }).click();
}
