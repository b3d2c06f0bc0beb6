import type { SaidOf } from "#shared/assets/asset.ts";
import type { insuredPerson } from "#shared/assets/insured-person.ts";
import { personFields } from "#shared/assets/person-fields.ts";
import { validationCopy } from "#shared/copy/validation.ts";
import { err, ok } from "#shared/result.ts";
import type { Result } from "#shared/result.ts";
import { withoutUndefined } from "../../domain/without-undefined.ts";
import type { Failure } from "../../api/failure.ts";
import { invalidField } from "../../api/failure.ts";
import type { RegisteredPerson } from "../../registries/person-registry.ts";
import type { ProvisionalPart } from "../../domain/provisional-part.ts";
import type { Search } from "../asset-side.ts";
import type { SaidIdentity } from "../registered-person.ts";
import { registeredPerson } from "../registered-person.ts";
import { personCopy as copy } from "./copy.ts";
import type { InsuredPerson } from "./facts.ts";
import type { AssetServices } from "../services.ts";

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
  readonly holder?: RegisteredPerson;
}

const { relation, sex, nationalNumber, birthDate } = personFields;

/** Kilograms by square metre between which everybody is, born early or the heaviest known; beyond, the numbers are typed wrong. */
const bodyMassBounds = { least: 5, most: 250 };

/** Whether somebody can be of that height and weight: "170" and "70" in each other's place are of nobody. */
function isOfSomebody({ heightCm, weightKg }: SaidPerson): boolean {
  const mass = (weightKg * 10_000) / heightCm ** 2;
  return mass >= bodyMassBounds.least && mass <= bodyMassBounds.most;
}

/** As the civil registry says it. */
const sexes = { female: "kadin", male: "erkek" } as const;

/** Number and birth date: the holder's own as they are known, everybody else's as they are said. */
function identityOf(
  said: SaidPerson,
  { holder }: Search,
): Result<Omit<SaidIdentity, "sex">, Failure> {
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
 * Who is insured: the civil registry's word counts, and says no where date or sex are another's. While it is silent what
 * is said counts, and is provisional.
 */
export async function findPerson(
  said: SaidPerson,
  search: Search,
  services: AssetServices,
): Promise<Result<Found, Failure>> {
  const identity = identityOf(said, search);
  if (!identity.ok) return identity;
  const { heightCm, weightKg } = said;
  if (!isOfSomebody(said)) {
    return err(invalidField(personFields.weightKg.wire, copy.ofNobody(heightCm, weightKg)));
  }
  const known = await registeredPerson(
    { ...identity.value, ...withoutUndefined({ sex: said.sex }) },
    search,
    services,
  );
  if (!known.ok) {
    if (known.reason.kind !== "identity-mismatch") return known;
    // The holder's own birth date is not asked.
    const field = said.relation === "kendisi" && said.sex !== undefined ? sex : birthDate;
    const message = said.sex === undefined ? copy.otherDay : copy.differs;
    return err(invalidField(field.wire, message));
  }
  const toldSex = known.value === "silent" ? said.sex : sexes[known.value.gender];
  if (toldSex === undefined) return err(invalidField(sex.wire, validationCopy.required));
  const own = { relation: said.relation, ...identity.value, sex: toldSex, heightCm, weightKg };
  if (known.value === "silent") {
    return ok({ person: { ...own, isRegistered: false }, provisional: ["insured"] });
  }
  const { name, surname } = known.value;
  const person = { ...own, fullName: `${name} ${surname}`, isRegistered: true };
  const isHolder = identity.value.nationalNumber === search.holder.nationalNumber;
  return ok({ person, provisional: [], ...(isHolder ? { holder: known.value } : {}) });
}
