import type { SaidOf } from "#shared/assets/asset.ts";
import type { insuredPerson } from "#shared/assets/insured-person.ts";
import { personFields } from "#shared/assets/person-fields.ts";
import { validationCopy } from "#shared/copy/validation.ts";
import { err, ok } from "#shared/result.ts";
import type { Result } from "#shared/result.ts";
import type { Failure } from "../../api/failure.ts";
import { invalidField } from "../../api/failure.ts";
import {
  birthDateCounter,
  consumeInsuredLimit,
  withFewRefusals,
} from "../../limits/rate-limits.ts";
import type { RegisteredPerson } from "../../registries/person-registry.ts";
import type { Services } from "../../services.ts";
import type { ProvisionalPart } from "../../lines/request.ts";
import type { Search } from "../asset-side.ts";
import { personCopy as copy } from "./copy.ts";
import type { InsuredPerson } from "./facts.ts";

/** What is said of who somebody is. */
export type SaidPerson = Pick<
  SaidOf<typeof insuredPerson>,
  "relation" | "sex" | "nationalNumber" | "birthDate" | "heightCm" | "weightKg"
>;

/** Who somebody is when they are priced, without what they declare. */
export type KnownPerson = Omit<InsuredPerson, "declared">;

interface Found {
  readonly person: KnownPerson;
  readonly provisional: readonly ProvisionalPart[];
}

/** Somebody a registry is asked about. */
interface Identity {
  readonly nationalNumber: string;
  /** "YYYY-MM-DD". */
  readonly birthDate: string;
}

const { relation, sex, nationalNumber, birthDate } = personFields;

/** Number and birth date: the holder's own as they are known, everybody else's as they are said. */
function identityOf(said: SaidPerson, { holder }: Search): Result<Identity, Failure> {
  const isHolder = said.relation === "kendisi";
  if (isHolder && holder.kind === "company") {
    return err(invalidField(relation.wire, copy.companyItself));
  }
  const number = isHolder ? holder.nationalNumber : said.nationalNumber;
  const day = (isHolder ? holder.birthDate : undefined) ?? said.birthDate;
  if (number === undefined) {
    return err(invalidField(nationalNumber.wire, validationCopy.nationalNumberRequired));
  }
  if (!isHolder && number === holder.nationalNumber) {
    return err(invalidField(nationalNumber.wire, copy.holdersNumber));
  }
  return day === undefined
    ? err(invalidField(birthDate.wire, validationCopy.birthDateRequired))
    : ok({ nationalNumber: number, birthDate: day });
}

/**
 * Asks the civil registry, which knows people by number and birth date. After three wrong dates or sexes a day it is not asked
 * about somebody any more, and counts as silent.
 */
async function registered(
  { sex: saidSex, ...identity }: Identity & Pick<SaidPerson, "sex">,
  { phoneIndex, waitMs }: Search,
  services: Services,
): Promise<Result<RegisteredPerson | "silent", Failure>> {
  const index = await services.blindIndex.of("national", identity.nationalNumber);
  const counted = await consumeInsuredLimit(index, phoneIndex, services);
  if (!counted.ok) return counted;
  const ask = async (): Promise<Result<RegisteredPerson | "silent", Failure>> => {
    const signal = AbortSignal.timeout(waitMs);
    const answer = await services.people.find(identity, signal).catch(() => undefined);
    if (answer?.kind === "mismatch") return err({ kind: "identity-mismatch" });
    if (answer?.kind !== "found") return ok("silent");
    const isSame = (answer.person.gender === "female") === (saidSex === "kadin");
    return isSame ? ok(answer.person) : err({ kind: "identity-mismatch" });
  };
  const found = await withFewRefusals(birthDateCounter(index), "identity-mismatch", services, ask);
  return !found.ok && found.reason.kind === "too-many" ? ok("silent") : found;
}

/**
 * Who is insured: the civil registry's word counts, and says no where date or sex are another's. While it is silent what
 * is said counts, and is provisional.
 */
export async function findPerson(
  said: SaidPerson,
  search: Search,
  services: Services,
): Promise<Result<Found, Failure>> {
  const identity = identityOf(said, search);
  if (!identity.ok) return identity;
  const known = await registered({ ...identity.value, sex: said.sex }, search, services);
  if (!known.ok) {
    if (known.reason.kind !== "identity-mismatch") return known;
    // The holder's own birth date is not asked.
    const field = said.relation === "kendisi" ? sex : birthDate;
    return err(invalidField(field.wire, copy.differs));
  }
  const { heightCm, weightKg } = said;
  const own = { relation: said.relation, ...identity.value, sex: said.sex, heightCm, weightKg };
  if (known.value === "silent") {
    return ok({ person: { ...own, isRegistered: false }, provisional: ["insured"] });
  }
  const { name, surname } = known.value;
  const person = { ...own, fullName: `${name} ${surname}`, isRegistered: true };
  return ok({ person, provisional: [] });
}
