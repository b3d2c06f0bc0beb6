import type { DataOf, RequestOf } from "#shared/calls/call.ts";
import type { checkIdentity } from "#shared/calls/check-identity.ts";
import { err, ok } from "#shared/result.ts";
import { identityKind } from "#shared/schemas/identity-number.ts";
import type { Handler } from "./handler.ts";
import { lookUpAccess } from "./look-up-access.ts";

const registryTimeoutMs = 15_000;

/** Asks the civil registry. It knows people only; a company's data are typed in. */
export const answerCheckIdentity: Handler<
  RequestOf<typeof checkIdentity>,
  DataOf<typeof checkIdentity>
> = async ({ nationalNumber, birthdate, phone }, context) => {
  const { people } = context.services;
  const access = await lookUpAccess(phone, context);
  if (!access.ok) return access;
  if (identityKind(nationalNumber) === "company") return err({ kind: "identity-unavailable" });
  const query = { nationalNumber, ...(birthdate === undefined ? {} : { birthDate: birthdate }) };
  const answer = await people.find(query, AbortSignal.timeout(registryTimeoutMs)).catch(() => null);
  switch (answer?.kind) {
    case "found": {
      const { name, surname, provinceCode, provinceName, districtName } = answer.person;
      const place = { cityCode: provinceCode, city: provinceName };
      return ok({ name, surname, ...place, county: districtName, townCode: districtName });
    }
    case "birth-date-needed":
      return err({ kind: "birth-date-needed" });
    case "mismatch":
      return err({ kind: "identity-mismatch" });
    default:
      return err({ kind: "identity-unavailable" });
  }
};
