import { numberOfTraveller } from "#shared/assets/traveller.ts";
import { err, ok } from "#shared/result.ts";
import type { Result } from "#shared/result.ts";
import { brokerCopy } from "../api/copy.ts";
import type { Failure } from "../api/failure.ts";
import { invalidField } from "../api/failure.ts";
import { isCalled, registeredPerson } from "../assets/registered-person.ts";
import { travellerCopy } from "../assets/traveller/copy.ts";
import { validationCopy } from "#shared/copy/validation.ts";
import type { InsuredOther } from "../assets/other-insured.ts";
import { otherInsured } from "../assets/other-insured.ts";
import { addedTraveller, saidBeside } from "../lines/changing/traveller-change.ts";
import type { QuoteRequest } from "../lines/request.ts";
import { registryWaitMs } from "../registries/registry-wait.ts";
import type { Quote } from "../quote/quote-repository.ts";
import { changeRefusals } from "./change/change-copy.ts";
import type { PolicyServices } from "./services.ts";

/** Whom a change adds to the insured, where that is somebody other than the holder; `now` in epoch ms. */
export function addedOther(
  before: QuoteRequest,
  next: QuoteRequest,
  now: number,
): InsuredOther | undefined {
  if (addedTraveller(before, next) === undefined) return undefined;
  return otherInsured(next, now).find(({ row }) => row === next.insured.length - 1);
}

/** What is missing beside a traveller who is somebody else than the buyer. */
function missingBeside(
  { content, phone }: Quote,
  next: QuoteRequest,
  texts: ReadonlyMap<string, string>,
  now: number,
): Failure | undefined {
  const added = addedOther(content.request, next, now);
  if (added === undefined) return undefined;
  const { isAuthorityDeclared, travellerContact } = saidBeside(texts);
  if (!isAuthorityDeclared) {
    return invalidField("isAuthorityDeclared", validationCopy.declarationRequired);
  }
  return added.isAdult && travellerContact === phone
    ? invalidField("travellerContact", validationCopy.insuredContactOwn)
    : undefined;
}

/**
 * Asks the civil registry about the traveller that a change adds. What it says is told of nobody: name and birth date have to be
 * those that were typed. Nothing is asked about a foreign passport. Whoever adds another adult has their authority (`texts`).
 */
export async function metTraveller(
  quote: Quote,
  next: QuoteRequest,
  texts: ReadonlyMap<string, string>,
  services: PolicyServices,
): Promise<Result<undefined, Failure>> {
  const { phoneIndex } = quote;
  const { request } = quote.content;
  const missing = missingBeside(quote, next, texts, services.now());
  if (missing !== undefined) return err(missing);
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
  return isCalled(known.value, { name: travellerName, surname: travellerSurname })
    ? ok(undefined)
    : err(invalidField("travellerName", brokerCopy.otherName));
}
