import { err, ok } from "#shared/result.ts";
import type { Result } from "#shared/result.ts";
import { inPassport } from "#shared/schemas/identity/passport.ts";
import type { Failure } from "../api/failure.ts";
import { birthDateCounters, consumeInsuredLimit, withFewRefusals } from "../limits/rate-limits.ts";
import type { RegisteredPerson } from "../registries/person-registry.ts";
import type { Search } from "./asset-side.ts";
import type { AssetServices } from "./services.ts";

/** Somebody the civil registry is asked about, as they are said to be. */
export interface SaidIdentity {
  /** T.C. or yabancı kimlik no. */
  readonly nationalNumber: string;
  /** "YYYY-MM-DD". */
  readonly birthDate: string;
  readonly sex?: "kadin" | "erkek";
}

/** Whether somebody of the civil registry is called so, as a passport writes names. */
export const isCalled = (
  person: Pick<RegisteredPerson, "name" | "surname">,
  said: Pick<RegisteredPerson, "name" | "surname">,
): boolean =>
  inPassport(person.name) === inPassport(said.name) &&
  inPassport(person.surname) === inPassport(said.surname);

/**
 * Asks the civil registry, which knows people by number and birth date. After three wrong dates or sexes a day from a phone it
 * is not asked about somebody by that phone any more, and counts as silent. Of the holder the date counts that it has told before.
 */
export async function registeredPerson(
  { sex, ...identity }: SaidIdentity,
  { holder, phoneIndex, waitMs, isVouched }: Search,
  services: AssetServices,
): Promise<Result<RegisteredPerson | "silent", Failure>> {
  const { nationalNumber, birthDate } = identity;
  const isHolder = nationalNumber === holder.nationalNumber;
  const toldBefore = isHolder ? holder.birthDate : undefined;
  const index = await services.blindIndex.of("national", nationalNumber);
  const ask = async (): Promise<Result<RegisteredPerson | "silent", Failure>> => {
    if (toldBefore !== undefined && toldBefore !== birthDate) {
      return err({ kind: "identity-mismatch" });
    }
    const signal = AbortSignal.timeout(waitMs);
    const answer = await services.people.find(identity, signal).catch(() => undefined);
    if (answer?.kind === "mismatch") return err({ kind: "identity-mismatch" });
    if (answer?.kind !== "found") return ok("silent");
    const isSame = sex === undefined || (answer.person.gender === "female") === (sex === "kadin");
    return isSame ? ok(answer.person) : err({ kind: "identity-mismatch" });
  };
  if (isVouched === true) return ask();
  const counted = await consumeInsuredLimit(index, phoneIndex, services);
  if (!counted.ok) return counted;
  const found = await withFewRefusals(
    birthDateCounters(index, phoneIndex),
    "identity-mismatch",
    services,
    ask,
  );
  return !found.ok && found.reason.kind === "too-many" ? ok("silent") : found;
}
