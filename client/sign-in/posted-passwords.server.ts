import type { PageRequest } from "#shared/page-request.ts";
import type { Result } from "#shared/result.ts";
import { ok } from "#shared/result.ts";
import { sealPasswords } from "./sealed-passwords.ts";

/** Passwords of a form in their envelope: as the browser sealed them (`guid`), or sealed here when they came readable. */
export async function postedPasswords(
  page: PageRequest,
  form: FormData,
  names: readonly string[],
): Promise<Result<{ readonly guid: string; readonly passwords: readonly string[] }, string>> {
  const texts = names.map((name) => String(form.get(name) ?? ""));
  const guid = form.get("guid");
  if (typeof guid === "string" && guid !== "") return ok({ guid, passwords: texts });
  const result = await sealPasswords(page.api, texts);
  return result.ok ? ok({ guid: result.value.guid, passwords: result.value.sealed }) : result;
}
