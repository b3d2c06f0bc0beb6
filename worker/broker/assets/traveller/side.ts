import type { SaidOf } from "#shared/assets/asset.ts";
import { numberOfTraveller, ownCountry, traveller } from "#shared/assets/traveller.ts";
import { err, ok } from "#shared/result.ts";
import type { Result } from "#shared/result.ts";
import { isNationalDocument } from "#shared/schemas/identity/passport.ts";
import { brokerCopy } from "../../api/copy.ts";
import type { Failure } from "../../api/failure.ts";
import { invalidField } from "../../api/failure.ts";
import { countryName } from "../../registries/countries.ts";
import type { AssetSide, Search } from "../asset-side.ts";
import type { FoundAsset } from "../asset-words.ts";
import { minorHolder } from "../minor-holder.ts";
import { isCalled, registeredPerson } from "../registered-person.ts";
import { travellerCopy as copy } from "./copy.ts";
import type { travellerFacts as facts } from "./facts.ts";
import { travellerFacts } from "./facts.ts";
import type { AssetServices } from "../services.ts";

type Said = SaidOf<typeof traveller>;

const { travellerName: nameField, travellerNationality, travellerBirthDate } = traveller.fields;

/** Nationality and further number stand beside a passport alone. */
const documented = ({
  travelDocument,
  travellerNationality: nationality = ownCountry,
  travellerNumber,
}: Said) =>
  isNationalDocument(travelDocument)
    ? { travelDocument }
    : {
        travelDocument,
        travellerNationality: nationality,
        ...(travellerNumber === undefined ? {} : { travellerNumber }),
      };

/**
 * Who travels. Somebody with a number is who the civil registry says: another birth date or name is refused at its field, and while
 * it is silent what is said counts and is provisional. Of a foreign passport, which nobody here can look up, what is said counts.
 */
async function findTraveller(
  said: Said,
  search: Search,
  services: AssetServices,
): Promise<Result<FoundAsset<typeof facts>, Failure>> {
  const { travellerName, travellerSurname, travellerBirthDate: birthDate } = said;
  const typed = {
    travellerName,
    travellerSurname,
    ...documented(said),
    travellerBirthDate: birthDate,
    isRegistered: false,
  };
  const nationalNumber = numberOfTraveller(said);
  if (nationalNumber === undefined) return ok({ insured: typed, provisional: [] });
  const known = await registeredPerson({ nationalNumber, birthDate }, search, services);
  if (!known.ok) {
    return known.reason.kind === "identity-mismatch"
      ? err(invalidField(travellerBirthDate.wire, copy.differs))
      : known;
  }
  if (known.value === "silent") return ok({ insured: typed, provisional: ["insured"] });
  if (!isCalled(known.value, { name: travellerName, surname: travellerSurname })) {
    return err(invalidField(nameField.wire, brokerCopy.otherName));
  }
  const insured = { ...typed, isRegistered: true };
  const isHolder = nationalNumber === search.holder.nationalNumber;
  return ok({ insured, provisional: [], ...(isHolder ? { holder: known.value } : {}) });
}

/** A traveller. */
export const travellerSide: AssetSide<typeof traveller, typeof facts> = {
  asset: traveller,
  heading: copy.heading,
  facts: travellerFacts,
  errorsOf: ({ travellerNationality: code }) =>
    code !== undefined && countryName(code) === undefined
      ? { [travellerNationality.wire]: [copy.unknownCountry] }
      : {},
  find: findTraveller,
  findAgain: findTraveller,
  subjectOf: () => copy.one,
  describe: () => copy.trip,
  spoken: ({ travellerName, travellerSurname }) => ({
    what: `${travellerName} ${travellerSurname}`,
    whose: `${travellerName} ${travellerSurname} adına`,
  }),
  together: {
    refusalsOf: (_travellers, holder, startDate) => minorHolder(holder, startDate),
    identityOf: ({ travelDocument, travellerNumber, travellerBirthDate: birthDate }) => ({
      numbers: [travelDocument, travellerNumber],
      birthDate,
    }),
    summaryOf: ({ length }) => ({ subject: copy.count(length), vehicle: copy.trip }),
  },
};
