import * as v from "valibot";
import { NewPasswordSchema } from "#shared/schemas/password.ts";
import type { KnownPerson } from "./known-words.ts";
import { knownWords } from "./known-words.ts";
import { brokerCopy } from "../../api/copy.ts";
import type { MemberServices } from "../services.ts";

/** What is wrong with the length of a password somebody has chosen, in a form's words; undefined when nothing is. */
export function lengthFault(
  password: string,
  schema: typeof NewPasswordSchema = NewPasswordSchema,
): string | undefined {
  const checked = v.safeParse(schema, password);
  return checked.success ? undefined : checked.issues[0].message;
}

/** What to tell whose chosen password somebody who knows them would guess soon; undefined when nobody would. */
export async function guessFault(
  password: string,
  person: KnownPerson,
  { passwordStrength, site }: MemberServices,
): Promise<string | undefined> {
  const known = knownWords(person, [site.name, site.brandSlug, new URL(site.publicUrl).hostname]);
  return (await passwordStrength.isEasilyGuessed(password, known))
    ? brokerCopy.passwordGuessable
    : undefined;
}
