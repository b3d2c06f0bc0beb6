import * as v from "valibot";
import { LoginSchema, SealedLoginSchema } from "#shared/forms/sign-in.ts";
import type { FormFailure } from "#shared/forms/parse-form.ts";
import { parseForm } from "#shared/forms/parse-form.ts";
import type { PageRequest } from "#shared/page-request.ts";
import type { Result } from "#shared/result.ts";
import { err, ok } from "#shared/result.ts";
import { signInToasts } from "./copy.ts";
import { sealPasswords } from "./sealed-passwords.ts";

const purpose = "sign-in";
const carriedForSeconds = 600;
const CarriedSchema = v.object({ phone: v.string(), password: v.string() });

/** Phone and password as they came: readable from a form without scripts, otherwise sealed by the browser. */
export interface Credentials {
  readonly phone: string;
  readonly plain?: string;
  readonly sealed?: { readonly guid: string; readonly password: string };
}

/** Reads who signs in. In a later step without scripts both numbers come back in a text only this server opens. */
export async function readCredentials(
  { seals }: PageRequest,
  form: FormData,
): Promise<Result<Credentials, FormFailure>> {
  const carried = form.get("carried");
  if (typeof carried === "string" && carried !== "") {
    const opened = await seals.open(purpose, carried, CarriedSchema);
    return opened === undefined
      ? err({ errors: { form: signInToasts.stepExpired }, values: {} })
      : ok({ phone: opened.phone, plain: opened.password });
  }
  const guid = form.get("guid");
  if (typeof guid !== "string" || guid === "") {
    const parsed = parseForm(LoginSchema, form);
    return parsed.ok ? ok({ phone: parsed.value.phone, plain: parsed.value.password }) : parsed;
  }
  const parsed = parseForm(SealedLoginSchema, form);
  if (!parsed.ok) return parsed;
  return ok({ phone: parsed.value.phone, sealed: { guid, password: parsed.value.password } });
}

/** The password in its envelope for the wire. The error is what to tell. */
export async function wirePassword(
  { api }: PageRequest,
  { plain, sealed }: Credentials,
): Promise<Result<{ readonly guid: string; readonly password: string }, string>> {
  if (sealed !== undefined) return ok(sealed);
  const result = await sealPasswords(api, [plain ?? ""]);
  if (!result.ok) return result;
  const { guid, sealed: texts } = result.value;
  return ok({ guid, password: texts[0] ?? "" });
}

/** What a form without scripts carries to the next step; with scripts the browser keeps the password itself. */
export async function carry(
  { seals }: PageRequest,
  { phone, plain }: Credentials,
): Promise<{ carried?: string }> {
  if (plain === undefined) return {};
  return { carried: await seals.seal(purpose, { phone, password: plain }, carriedForSeconds) };
}
