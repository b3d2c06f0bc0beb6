import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { addDays } from "#shared/format/date.ts";
import type { LineId } from "#shared/lines/registry.ts";
import { lineIds } from "#shared/lines/registry.ts";
import { sexOf } from "#tests/factories/family.ts";
import { makeNationalNumber } from "#tests/factories/person.ts";
import { samples } from "#tests/unit/shared/calls/samples.ts";
import { fuels } from "#worker/broker/domain/fuel.ts";
import { vehicleUsages } from "#worker/broker/assets/vehicle/vehicle-usage.ts";
import { insurerProfiles } from "#worker/broker/insurers/registry.ts";
import { quoteLine } from "#worker/broker/lines/quote-line.ts";
import type { Holder } from "#worker/broker/domain/holder.ts";
import type { QuoteFields } from "#worker/broker/quote/asking/quote-request.ts";
import { quoteErrors, requestOf } from "#worker/broker/quote/asking/quote-request.ts";
import { createEmbeddedAddressRegistry } from "#worker/broker/registries/addresses/embedded-address-registry.ts";
import {
  bornOn,
  createEmbeddedPersonRegistry,
  namesOf,
} from "#worker/broker/registries/embedded-person-registry.ts";
import { inPassport } from "#shared/schemas/identity/passport.ts";
import { vehicleBrands } from "#worker/broker/registries/vehicle-catalogue-data.ts";
import { registryServices } from "../assets/registry-services.ts";

/*
 * Whatever a browser says against the registries, of any line, row and role: it is refused, or waits for them and cannot be
 * bought, or costs at least what the truth costs, at insurers that take the truth.
 */
const today = "2026-11-21";
const services = registryServices(Date.UTC(2026, 10, 21, 9));
const addresses = createEmbeddedAddressRegistry(createEmbeddedPersonRegistry(async () => {}));

/** What is said, and who the civil registry says the holder is. */
interface Said {
  readonly input: object;
  readonly holder: Holder;
}
interface Statements {
  readonly truth: Said;
  readonly lie: Said;
}

const day = fc
  .integer({ min: Date.UTC(1931, 0, 1), max: Date.UTC(2026, 10, 1) })
  .map((at) => new Date(at).toISOString().slice(0, 10));
/** Numbers of people whom the civil registry knows by them alone, and those of foreign residents. */
const citizen = fc.integer({ min: 1, max: 80_000_000 }).map(makeNationalNumber);
const foreigner = fc.integer({ min: 89_000_000, max: 89_999_000 }).map(makeNationalNumber);
const sex = fc.constantFrom("kadin", "erkek");
const otherSex = (number: string) => (sexOf(number) === "kadin" ? "erkek" : "kadin");
const province = fc.constantFrom("34", "06", "35", "53", "66");

const told = (nationalNumber: string, provinceCode = "34"): Holder => ({
  kind: "person",
  nationalNumber,
  birthDate: bornOn(nationalNumber),
  provinceCode,
});
/** Somebody who has kept back what the registry wants to know first, and says where they live. */
const untold = (nationalNumber: string, provinceCode: string): Holder => ({
  kind: "person",
  nationalNumber,
  provinceCode,
});

const holders = (number: fc.Arbitrary<string>) =>
  fc.tuple(number, province, province, fc.boolean()).map(([own, lives, said, isKeptBack]) => ({
    number: own,
    truth: told(own, lives),
    lie: isKeptBack ? untold(own, said) : told(own, lives),
  }));

const base = (id: LineId): object => ({
  ...samples[`${id}Quote`].request,
  policyStart: today,
  insuranceFirm: undefined,
  packageGuid: undefined,
  headerGuid: undefined,
});

const models = vehicleBrands.flatMap(({ code, models: rows }) =>
  rows.map((_, index) => code + String(index + 1).padStart(3, "0")),
);
const statedVehicle = fc.record({
  modelCode: fc.constantFrom(...models),
  modelYear: fc.integer({ min: 1970, max: 2026 }),
  usage: fc.constantFrom(...vehicleUsages.map(({ id }) => id)),
  fuel: fc.constantFrom(...Object.keys(fuels)),
  engineNumber: fc.constant("ABC1234567"),
  chassisNumber: fc.constant("NM0ABCDEFGH123456"),
  seats: fc.integer({ min: 1, max: 60 }),
  firstRegistration: fc.constant("2020-06-15"),
});
const silentVehicle = Object.fromEntries(
  ["modelCode", "modelYear", "usage", "fuel", "engineNumber", "chassisNumber", "seats"].map(
    (name) => [name, undefined],
  ),
);

function anyVehicle(id: LineId): fc.Arbitrary<Statements> {
  const plate = fc.stringMatching(/^(34|06|53)(T[A-P]|AB)[A-P]\d{3}$/);
  const document = fc.constantFrom("AB123456", undefined, "AB123459");
  return fc
    .tuple(holders(citizen), plate, statedVehicle, document)
    .map(([holder, licensePlate, stated, other]) => {
      const { number: nationalNumber } = holder;
      const said = { ...base(id), nationalNumber, plate: licensePlate, asbisNumber: undefined };
      const registered = { ...silentVehicle, firstRegistration: undefined, document: "AB123456" };
      const accessories = { lpgKurus: undefined };
      return {
        truth: { input: { ...said, ...accessories, ...registered }, holder: holder.truth },
        lie: {
          input: { ...said, ...accessories, ...stated, document: other },
          holder: holder.lie,
        },
      };
    });
}

const homeCodes = await Promise.all(
  Array.from({ length: 60 }, async (_, index) => {
    const nationalNumber = makeNationalNumber(index * 104_729);
    const signal = AbortSignal.timeout(10_000);
    const answer = await addresses.homeOf(
      { nationalNumber, birthDate: bornOn(nationalNumber) },
      signal,
    );
    return answer.kind === "found" ? answer.uavtCode : "4288213000";
  }),
);

function anyHome(id: LineId): fc.Arbitrary<Statements> {
  const stated = fc.record({
    homeCity: fc.constantFrom("34", "66"),
    homeCounty: fc.constantFrom("Kadıköy", "Akdağmadeni"),
    homeAddress: fc.constant("Örnek Mahallesi, Deneme Sokak No: 1"),
    constructionStyle: fc.constantFrom("betonarme", "diger"),
    constructionYear: fc.integer({ min: 1950, max: 2026 }),
    storeyBand: fc.constantFrom("1-3", "4-7", "8-18", "19+"),
    grossArea: fc.integer({ min: 10, max: 300 }),
  });
  const described = ["homeAddress", "constructionStyle", "constructionYear", "storeyBand"];
  const silent = Object.fromEntries(
    [...described, "homeCity", "homeCounty", "grossArea", "daskPolicyNumber", "flat"].map(
      (name) => [name, undefined],
    ),
  );
  return fc
    .tuple(
      holders(citizen),
      fc.constantFrom(...homeCodes),
      fc.option(stated),
      fc.boolean(),
      fc.stringMatching(/^1\d{9}$/),
    )
    .map(([holder, uavtCode, statement, keepsCode, daskPolicyNumber]) => {
      const said = { ...base(id), nationalNumber: holder.number, ...silent, floor: "0", uavtCode };
      const code = keepsCode || statement === null ? uavtCode : undefined;
      return {
        truth: { input: said, holder: holder.truth },
        lie: {
          input: { ...said, ...statement, uavtCode: code, daskPolicyNumber },
          holder: holder.lie,
        },
      };
    });
}

/** Another birth date, sex or name than the registry's, of one of a family. */
function anyFamily(id: "tamamlayici" | "bireysel"): fc.Arbitrary<Statements> {
  const [row] = samples[`${id}Quote`].request.insured;
  const relation = fc.constantFrom("kendisi", "esi", "cocugu", "ebeveyni", "kardesi");
  return fc
    .tuple(holders(citizen), citizen, relation, fc.option(day, { freq: 2 }), fc.boolean())
    .filter(([{ number }, other]) => number !== other)
    .map(([holder, other, who, birthDate, isSexWrong]) => {
      const number = who === "kendisi" ? holder.number : other;
      const isPregnant = id === "bireysel" ? { isPregnant: false } : {};
      const honest = {
        ...row,
        ...isPregnant,
        relation: who,
        sex: sexOf(number),
        nationalNumber: who === "kendisi" ? undefined : number,
        birthDate: bornOn(number),
      };
      const lying = {
        ...honest,
        birthDate: birthDate ?? honest.birthDate,
        sex: isSexWrong ? otherSex(number) : honest.sex,
      };
      const said = { ...base(id), nationalNumber: holder.number };
      return {
        truth: { input: { ...said, insured: [honest] }, holder: holder.truth },
        lie: { input: { ...said, insured: [lying] }, holder: holder.lie },
      };
    });
}

const namedInPassport = (number: string) => {
  const { name, surname } = namesOf(number);
  return { travellerName: inPassport(name), travellerSurname: inPassport(surname) };
};

const anyTrip: fc.Arbitrary<Statements> = fc
  .tuple(
    holders(citizen),
    fc.uniqueArray(fc.oneof(citizen, foreigner), { minLength: 1, maxLength: 2 }),
    fc.array(
      fc.record({
        born: fc.option(day, { freq: 2 }),
        passport: fc.boolean(),
        country: fc.constantFrom("TR", "DE"),
      }),
      {
        minLength: 3,
        maxLength: 3,
      },
    ),
    fc.boolean(),
    fc.constantFrom("dunya-haric", "turkiye"),
  )
  .map(([holder, numbers, lies, isHolderFirst, region]) => {
    const people = isHolderFirst ? [holder.number, ...numbers.slice(1)] : numbers;
    const honest = people.map((travelDocument) => ({
      ...namedInPassport(travelDocument),
      travelDocument,
      travellerBirthDate: bornOn(travelDocument),
    }));
    const lying = honest.map((row, index) => {
      const { born, passport, country } = lies[index]!;
      const travellerBirthDate = born ?? row.travellerBirthDate;
      const byPassport = {
        travelDocument: `U123456${index}`,
        travellerNumber: row.travelDocument,
        travellerNationality: country,
      };
      return { ...row, ...(passport ? byPassport : {}), travellerBirthDate };
    });
    const { nationalNumber: _number, ...sample } = base("seyahat") as { nationalNumber?: string };
    const said = {
      ...withoutPassport(sample),
      identityType: "1",
      nationalNumber: holder.number,
      policyStart: addDays(today, 20),
      returnDate: addDays(today, 29),
      region,
    };
    return {
      truth: { input: { ...said, insured: honest }, holder: holder.truth },
      lie: { input: { ...said, insured: lying }, holder: holder.lie },
    };
  });

const withoutPassport = (said: object): object =>
  Object.fromEntries(
    Object.entries(said).filter(([name]) => !/^(?:passport|nationality)/.test(name)),
  );

const anyResident: fc.Arbitrary<Statements> = fc
  .tuple(holders(foreigner), day, sex)
  .map(([holder, residentBirthDate, said]) => {
    const common = {
      ...withoutPassport(base("yabanci")),
      identityType: "1",
      nationalNumber: holder.number,
      residentNationality: "DE",
    };
    const honest = {
      ...common,
      sex: sexOf(holder.number),
      residentBirthDate: bornOn(holder.number),
    };
    return {
      truth: { input: honest, holder: holder.truth },
      lie: { input: { ...common, sex: said, residentBirthDate }, holder: holder.lie },
    };
  });

/** Things of which their owner says everything: what is left is who the owner is. */
const anyOwner = (id: LineId): fc.Arbitrary<Statements> =>
  holders(citizen).map((holder) => {
    const input = { ...base(id), nationalNumber: holder.number };
    return { truth: { input, holder: holder.truth }, lie: { input, holder: holder.lie } };
  });

/** Of lines of which a registry knows more than who the owner is. */
const own: Partial<Record<LineId, fc.Arbitrary<Statements>>> = {
  trafik: anyVehicle("trafik"),
  kasko: anyVehicle("kasko"),
  ikincieltrafik: anyVehicle("ikincieltrafik"),
  galericikisatrafik: anyVehicle("galericikisatrafik"),
  dask: anyHome("dask"),
  konut: anyHome("konut"),
  tamamlayici: anyFamily("tamamlayici"),
  bireysel: anyFamily("bireysel"),
  seyahat: anyTrip,
  yabanci: anyResident,
};

const statements = (id: LineId): fc.Arbitrary<Statements> => own[id] ?? anyOwner(id);

type Prices = ReadonlyMap<string, number>;

/** What can be bought of these statements, by insurer and package; nothing where they are refused or wait for a registry. */
async function buyable(id: LineId, { input, holder }: Said): Promise<Prices | "refused" | "waits"> {
  const said = input as QuoteFields;
  if (Object.keys(quoteErrors(id, said, { services })).length > 0) return "refused";
  const asked = await requestOf(id, said, holder, "phone", { services });
  if (!asked.ok) return "refused";
  const { request } = asked.value;
  if (request.provisional.length > 0) return "waits";
  const circumstances = { now: services.now(), factor: 1 };
  return new Map(
    insurerProfiles.flatMap((profile) =>
      quoteLine(profile, request, circumstances).flatMap((answer) =>
        answer.kind === "offer"
          ? [[`${profile.id} ${answer.package?.id}`, answer.grossKurus] as const]
          : [],
      ),
    ),
  );
}

describe.each(lineIds)("%s", (id) => {
  test("costs at least what the registered truth costs, whatever is said against it", async () => {
    const seen = { refused: 0, waits: 0, bought: 0 };
    await fc.assert(
      fc.asyncProperty(statements(id), async ({ truth, lie }) => {
        const honest = await buyable(id, truth);
        fc.pre(typeof honest !== "string");
        const lied = await buyable(id, lie);
        seen[typeof lied === "string" ? lied : "bought"] += 1;
        if (typeof lied === "string") return;
        for (const [offer, kurus] of lied) {
          // Of whom no registry has told the age, insurers ask the dearest and refuse nobody for it.
          if (lie.holder.birthDate === undefined && !honest.has(offer)) continue;
          expect([offer, kurus]).toEqual([offer, expect.any(Number)]);
          expect(kurus).toBeGreaterThanOrEqual(honest.get(offer) ?? Infinity);
        }
      }),
      { seed: 20_261_121, numRuns: 100 },
    );
    expect(seen.bought).toBeGreaterThan(3);
  });
});
