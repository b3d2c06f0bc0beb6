import type { lines } from "#shared/lines/registry.ts";
import type { LineId } from "#shared/lines/registry.ts";
import type { assetFacts, AssetId } from "../assets/asset-facts.ts";
import type { histories } from "./histories.ts";
import type { Holder } from "./request.ts";

/** Whoever is asked. `catalogue`: lists of brands, models, breeds and values; `plate`: what a plate itself says. */
type Registry = "civil" | "vehicle" | "bureau" | "home" | "catalogue" | "plate" | "exchange-rates";

/** How it is known what a price rests on. */
export type KnownBy =
  | {
      /** A registry says it; what a browser says counts only while it is silent. */
      readonly by: "registry";
      readonly registry: Registry;
      /**
       * What a price is then: the dearest there is, or provisional, which is not bought before registry or office have
       * confirmed it.
       */
      readonly whileSilent: "cautious" | "provisional";
      /** Of whom no registry can be asked: a declaration. */
      readonly isSaid?: (insured: never, holder: Holder) => boolean;
    }
  /** What or whom to insure, from when, how much of it: no fact that could be wrong. */
  | { readonly by: "choice" }
  /** Nobody can look it up: the customer's word, and printed as such. */
  | { readonly by: "declaration"; readonly because: string };

type Table<Names extends PropertyKey> = Readonly<Record<Names, KnownBy>>;

/** One entry for each thing that a request holds; the type makes a forgotten one an error. */
interface KnownTable {
  readonly request: Table<"startDate" | "exchange">;
  readonly holder: Table<keyof Holder>;
  readonly assets: { readonly [Id in AssetId]: Table<keyof (typeof assetFacts)[Id]> };
  readonly histories: {
    readonly [Id in LineId]: Table<keyof (typeof histories)[Id]["facts"]>;
  };
  readonly terms: {
    readonly [Id in LineId]: Table<keyof (typeof lines)[Id]["coverageTerms"]>;
  };
}

const choice: KnownBy = { by: "choice" };
const registry = (
  id: Registry,
  whileSilent: "cautious" | "provisional" = "provisional",
  isSaid?: (insured: never, holder: Holder) => boolean,
): KnownBy => ({
  by: "registry",
  registry: id,
  whileSilent,
  ...(isSaid === undefined ? {} : { isSaid }),
});
const declared = (because: string): KnownBy => ({ by: "declaration", because });
const chosen = <Name extends string>(...names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, choice])) as Record<Name, KnownBy>;

/** A traveller with a foreign passport, in which nobody here can look. */
const hasForeignPassport = ({
  travelDocument,
  travellerNumber,
}: {
  readonly travelDocument: string;
  readonly travellerNumber?: string;
}): boolean => !/^\d{11}$/.test(travelDocument) && travellerNumber === undefined;
const holdsPassport = (_insured: unknown, { passport }: Holder): boolean => passport !== undefined;

const ofHealth = declared("Only the person knows; the insurer may ask for a report.");
const ofAccessory = declared(
  "No registry keeps what was fitted later; saying it makes the price higher.",
);
const ofPet = declared("The register of animals answers nobody outside the ministry.");
const ofPhone = declared("No registry has the invoice; it is asked for with a claim.");
const ofHome = declared("The address registry does not say how a home is used, held and kept.");
const ofPassport = declared("No registry here knows the passports of other countries.");

const vehicle = {
  ...chosen("plate", "document"),
  provinceCode: registry("plate"),
  brand: registry("vehicle"),
  model: registry("vehicle"),
  modelYear: registry("vehicle"),
  usage: registry("bureau"),
  fuel: registry("vehicle"),
  seats: registry("vehicle"),
  engineNumber: registry("vehicle"),
  chassisNumber: registry("vehicle"),
  firstRegistration: registry("vehicle"),
} as const;

const person = {
  ...chosen("nationalNumber"),
  relation: declared(
    "The civil registry is asked who somebody is, not whose; no price depends on it.",
  ),
  fullName: registry("civil"),
  birthDate: registry("civil"),
  sex: registry("civil"),
  heightCm: ofHealth,
  weightKg: ofHealth,
  declared: ofHealth,
  isRegistered: registry("civil"),
} as const;

const trafik = {
  bonusMalusStep: registry("bureau"),
  previousPolicyEnd: registry("bureau"),
  isFleet: registry("bureau"),
} as const;

/**
 * Everything a price rests on and how it is known, closed: what is not in here does not compile, and the suite compares it with
 * the declarations of lines, assets and histories.
 */
export const knownBy = {
  /** Of the request itself. */
  request: { startDate: choice, exchange: registry("exchange-rates") },
  holder: {
    ...chosen("kind", "nationalNumber", "passport"),
    birthDate: registry("civil", "cautious", (_insured, { passport }) => passport !== undefined),
    provinceCode: registry("civil", "cautious"),
    districtName: registry("civil", "cautious"),
  },
  assets: {
    vehicle,
    "used-vehicle": vehicle,
    "stock-vehicle": {
      ...vehicle,
      tradeLicence: declared(
        "The register of dealers answers nobody; the insurer may ask for the licence.",
      ),
    },
    "valued-vehicle": {
      ...vehicle,
      valueKurus: registry("catalogue"),
      radioKurus: ofAccessory,
      navigationKurus: ofAccessory,
      steelWheelKurus: ofAccessory,
      otherAccessoryKurus: ofAccessory,
      lpgKurus: ofAccessory,
    },
    pet: {
      petName: ofPet,
      species: ofPet,
      breed: ofPet,
      petClass: registry("catalogue"),
      petBirthDate: ofPet,
      sex: ofPet,
      isNeutered: ofPet,
      microchip: ofPet,
      isVaccinated: ofPet,
      hasChronicIllness: ofPet,
    },
    phone: {
      brand: ofPhone,
      model: ofPhone,
      releaseYear: registry("catalogue"),
      imei: ofPhone,
      purchaseDate: ofPhone,
      invoiceKurus: ofPhone,
      isSecondHand: ofPhone,
    },
    home: {
      ...chosen("uavtCode"),
      address: registry("home"),
      provinceCode: registry("home"),
      districtName: registry("home"),
      isVillage: registry("home"),
      construction: registry("home"),
      constructionYear: registry("home"),
      storeys: registry("home"),
      areaM2: registry("home"),
      floor: ofHome,
      use: ofHome,
      damage: ofHome,
      ownership: ofHome,
      daskPolicyNumber: registry("home"),
      daskPolicyEnd: registry("home"),
    },
    traveller: {
      ...chosen("travelDocument", "travellerNumber"),
      travellerName: registry("civil", "provisional", hasForeignPassport),
      travellerSurname: registry("civil", "provisional", hasForeignPassport),
      travellerNationality: ofPassport,
      travellerBirthDate: registry("civil", "provisional", hasForeignPassport),
      isRegistered: registry("civil"),
    },
    "insured-person": person,
    "declaring-person": {
      ...person,
      illnessDetail: ofHealth,
      surgeryDetail: ofHealth,
      medicineDetail: ofHealth,
      isSmoker: ofHealth,
      isPregnant: ofHealth,
    },
    resident: {
      nationality: ofPassport,
      fatherName: ofPassport,
      birthDate: registry("civil", "provisional", holdsPassport),
      sex: registry("civil", "provisional", holdsPassport),
    },
  },
  histories: {
    trafik,
    ikincieltrafik: trafik,
    galericikisatrafik: trafik,
    kasko: { noClaimsLevel: registry("bureau"), previousPolicyEnd: registry("bureau") },
    dask: { previousPolicyEnd: registry("home") },
    petsaglik: {},
    telefon: {},
    konut: {},
    seyahat: {},
    tamamlayici: {},
    bireysel: {},
    yabanci: {},
  },
  terms: {
    trafik: {},
    ikincieltrafik: {},
    galericikisatrafik: chosen("duration"),
    kasko: chosen("service", "deductible", "liability", "replacementCar"),
    dask: {},
    petsaglik: chosen("limit", "share"),
    telefon: {},
    konut: chosen(
      ...(["insuredParts", "building", "contents", "electronics", "glass"] as const),
      ...(["earthquake", "neighbour"] as const),
    ),
    seyahat: chosen("region", "returnDate", "treatment", "ski", "covid"),
    tamamlayici: chosen("treatment", "birth", "checkUp"),
    bireysel: chosen("treatment", "share", "birth"),
    yabanci: chosen("duration"),
  },
} as const satisfies KnownTable;

/** Whether something known of an insured thing is the customer's word alone. */
export function isDeclared(
  assetId: AssetId,
  name: string,
  insured: object,
  holder: Holder,
): boolean {
  const facts: Readonly<Record<string, KnownBy>> = knownBy.assets[assetId];
  const known = facts[name];
  if (known?.by === "registry") return known.isSaid?.(insured as never, holder) ?? false;
  return known?.by === "declaration";
}
