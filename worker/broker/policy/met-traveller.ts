import { numberOfTraveller } from "#shared/assets/traveller.ts";
import { err, ok } from "#shared/result.ts";
import type { Result } from "#shared/result.ts";
import { inPassport } from "#shared/schemas/identity/passport.ts";
import type { Failure } from "../api/failure.ts";
import { invalidField } from "../api/failure.ts";
import { registeredPerson } from "../assets/registered-person.ts";
import { travellerCopy } from "../assets/traveller/copy.ts";
import { addedTraveller } from "../lines/changing/traveller-change.ts";
import type { QuoteRequest } from "../lines/request.ts";
import { registryWaitMs } from "../registries/registry-wait.ts";
import type { Quote } from "../quote/quote-repository.ts";
import { changeRefusals } from "./change/change-copy.ts";
import type { PolicyServices } from "./services.ts";

/**
 * Asks the civil registry about the traveller that a change adds. What it says is told of nobody: name and birth date have to be
 * those that were typed. Nothing is asked about a foreign passport.
 */
export async function metTraveller(
  { content, phoneIndex }: Quote,
  next: QuoteRequest,
  services: PolicyServices,
): Promise<Result<undefined, Failure>> {
  const { request } = content;
  const added = addedTraveller(request, next);
  const nationalNumber = added && numberOfTraveller(added);
  if (added === undefined || nationalNumber === undefined) return ok(undefined);
  const { travellerName, travellerSurname, travellerBirthDate: birthDate } = added;
  const search = {
    holder: request.holder,
    phoneIndex,
    now: services.now(),
    waitMs: registryWaitMs,
  };
  const known = await registeredPerson({ nationalNumber, birthDate }, search, services);
  if (!known.ok) {
    return known.reason.kind === "identity-mismatch"
      ? err(invalidField("travellerBirthDate", travellerCopy.differs))
      : known;
  }
  if (known.value === "silent") return err(invalidField("Change", changeRefusals.registrySilent));
  const { name, surname } = known.value;
  const isSame = inPassport(name) === travellerName && inPassport(surname) === travellerSurname;
  return isSame ? ok(undefined) : err(invalidField("travellerName", changeRefusals.otherName));
}
