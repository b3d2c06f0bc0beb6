import type { DataOf, RequestOf } from "#shared/calls/call.ts";
import type { checkIdentity } from "#shared/calls/verification/check-identity.ts";
import { isAboutVehicle } from "#shared/calls/verification.ts";
import { latestStart } from "#shared/fields/policy.ts";
import { todayInIstanbul } from "#shared/format/date.ts";
import { lineOf } from "#shared/lines/registry.ts";
import { minorHolder } from "../assets/minor-holder.ts";
import { districtCode } from "../registries/places.ts";
import { err, ok } from "#shared/result.ts";
import type { Result } from "#shared/result.ts";
import { identityKind } from "#shared/schemas/identity/identity-number.ts";
import type { RegisteredPerson } from "../registries/person-registry.ts";
import {
  birthDateCounters,
  consumeVehicleLimit,
  vehicleIndexOf,
  withFewRefusals,
} from "../limits/rate-limits.ts";
import type { Failure } from "../api/failure.ts";
import { invalidField } from "../api/failure.ts";
import type { Handler } from "../api/handler.ts";
import { lookUpAccess } from "../limits/look-up-access.ts";
import { shownName } from "./shown-person.ts";
import { brokerCopy } from "../api/copy.ts";
import { registryWaitMs } from "../registries/registry-wait.ts";
import type { VerificationServices } from "./services.ts";

const keptForMs = 30 * 86_400_000;

type Input = RequestOf<typeof checkIdentity>;

/** What the civil registry says; it knows people only, a company's data are typed in. */
export async function askRegistry(
  { nationalNumber, birthdate }: Pick<Input, "nationalNumber" | "birthdate">,
  { people }: VerificationServices,
): Promise<Result<RegisteredPerson, Failure>> {
  if (identityKind(nationalNumber) === "company") return err({ kind: "identity-unavailable" });
  const query = { nationalNumber, ...(birthdate === undefined ? {} : { birthDate: birthdate }) };
  const answer = await people.find(query, AbortSignal.timeout(registryWaitMs)).catch(() => null);
  switch (answer?.kind) {
    case "found":
      return ok(answer.person);
    case "birth-date-needed":
      return err({ kind: "birth-date-needed" });
    case "mismatch":
      return err({ kind: "identity-mismatch" });
    default:
      return err({ kind: "identity-unavailable" });
  }
}

/**
 * Finds who a quote is for. The real name and birth date stay here, for this visitor's quotes; the browser gets them
 * masked. Who insures several together is of age when the policy begins, at the latest. After three wrong birth dates in a day a phone tries no more on that person: who has to give one types name and
 * place by hand.
 */
export const answerCheckIdentity: Handler<
  Input,
  DataOf<typeof checkIdentity>,
  VerificationServices
> = async (input, context) => {
  const { services, visitor, member } = context;
  const { knownPeople } = services.store;
  const { queryType, licensePlateNumber: plate } = input;
  if (plate !== undefined && !isAboutVehicle(queryType)) {
    return err(invalidField("LicensePlateNumber", brokerCopy.plateNotTaken));
  }
  const access = await lookUpAccess(input.phone, input.nationalNumber, context, queryType);
  if (!access.ok) return access;
  const { nationalIndex, phoneIndex } = access.value;
  if (plate !== undefined) {
    const vehicleIndex = await vehicleIndexOf(plate, input.nationalNumber, services);
    const vehicle = await consumeVehicleLimit(vehicleIndex, phoneIndex, context);
    if (!vehicle.ok) return vehicle;
  }
  const ask = () => askRegistry(input, services);
  // Without a birth date nothing is guessed, and nobody's guesses stand in the way.
  const found = await (input.birthdate === undefined
    ? ask()
    : withFewRefusals(
        birthDateCounters(nationalIndex, phoneIndex),
        "identity-mismatch",
        services,
        ask,
      ));
  if (!found.ok) {
    await knownPeople.forget(visitor, nationalIndex);
    return found.reason.kind === "too-many" ? err({ kind: "identity-unavailable" }) : found;
  }
  const person = found.value;
  const line = lineOf(queryType);
  const lastDay = latestStart(line?.start, todayInIstanbul(services.now()));
  const [refusal] = line?.group === undefined ? [] : minorHolder(person, lastDay);
  if (refusal !== undefined) return err(invalidField(refusal.field, refusal.message));
  await knownPeople.keep(visitor, nationalIndex, person, services.now() + keptForMs);
  const { provinceCode, provinceName, districtName } = person;
  return ok({
    ...(await shownName(person, nationalIndex, member, services)),
    cityCode: provinceCode,
    city: provinceName,
    county: districtName,
    townCode: districtCode(provinceCode, districtName),
  });
};
