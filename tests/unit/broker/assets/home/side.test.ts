import { beforeAll, describe, expect, test } from "vitest";
import { homeSide } from "#worker/broker/assets/home/side.ts";
import { factsOf } from "#worker/broker/assets/home/registered-home.ts";
import type { RegisteredHome } from "#worker/broker/registries/home-registry.ts";
import { createEmbeddedAddressRegistry } from "#worker/broker/registries/addresses/embedded-address-registry.ts";
import { createEmbeddedHomeRegistry } from "#worker/broker/registries/embedded-home-registry.ts";
import { createEmbeddedPersonRegistry } from "#worker/broker/registries/embedded-person-registry.ts";
import type { SoldQuote } from "#worker/broker/quote/sold-quote-repository.ts";
import type { Services } from "#worker/broker/services.ts";
import { homeHolder, plainHome } from "#tests/unit/broker/lines/any-home.ts";
import { plainDaskRequest } from "#tests/unit/broker/lines/dask/request.ts";

const now = Date.UTC(2026, 10, 22, 9);
const today = "2026-11-22";
const { signal } = new AbortController();
const addresses = createEmbeddedAddressRegistry(createEmbeddedPersonRegistry(async () => {}));
const homes = createEmbeddedHomeRegistry(addresses, async () => {});
const down = createEmbeddedHomeRegistry(addresses, async () => {
  throw new Error("out of order");
});

const servicesOf = (registry: typeof homes, sold: readonly object[] = []) =>
  ({
    homes: registry,
    store: { soldQuotes: { open: async () => sold as readonly SoldQuote[] } },
  }) as unknown as Services;

const search = { holder: homeHolder, phoneIndex: "p", now, waitMs: 1_000 };
const said = {
  floor: "1",
  usageForm: "konut",
  damageState: "yok",
  ownership: "mal-sahibi",
} as const;
const stated = {
  homeCity: "34",
  homeCounty: "Kadıköy",
  homeAddress: "Çınarlı Sokak No: 4 Daire: 4",
  constructionStyle: "betonarme",
  constructionYear: 2020,
  storeyBand: "1-3",
  grossArea: 60,
} as const;

let flats: RegisteredHome[];

/** The first flats of a street's first building, of which some have an earthquake policy. */
beforeAll(async () => {
  const first = async (list: Promise<readonly { readonly id: string }[]>) => (await list)[0]!.id;
  const town = await first(addresses.towns("34", "Kadıköy", signal));
  const neighbourhood = await first(addresses.neighbourhoods(town, signal));
  const streets = await addresses.streets(neighbourhood, signal);
  const codes = await Promise.all(
    streets.slice(0, 12).map(async ({ id }) => {
      const building = await first(addresses.buildings(id, signal));
      return first(addresses.flats(building, signal));
    }),
  );
  const registered = await Promise.all(
    codes.map((uavtCode) => homes.find({ uavtCode, today }, signal)),
  );
  flats = registered.flatMap((home) => home ?? []);
});

const find = (values: object, services = servicesOf(homes)) =>
  homeSide.find({ ...said, ...values } as never, search, services);

async function found(values: object, services?: Services) {
  const answer = await find(values, services);
  if (!answer.ok) throw new Error(JSON.stringify(answer.reason));
  return answer.value;
}

describe("a home that is registered", () => {
  test("is not quoted under a description of another building", async () => {
    for (const { uavtCode, areaM2, constructionYear } of flats) {
      const answer = await find({ ...stated, grossArea: areaM2 + 1, uavtCode });
      expect(answer).toMatchObject({
        ok: false,
        reason: {
          kind: "invalid",
          errors: {
            UavtCode: [
              expect.stringContaining(
                `(${areaM2} m², ${constructionYear} yapımı) yazdıklarınızdan`,
              ),
            ],
          },
        },
      });
    }
  });

  test("is priced as the registry knows it", async () => {
    for (const known of flats) {
      const { insured, provisional } = await found({ uavtCode: known.uavtCode });
      expect(provisional).toEqual([]);
      expect(insured).toMatchObject(factsOf(known));
      expect(insured).toMatchObject({ uavtCode: known.uavtCode, floor: 1, use: "konut" });
    }
  });

  test("is found by the flat that was chosen", async () => {
    const [known] = flats;
    expect((await found({ flat: known!.uavtCode })).insured).toMatchObject(factsOf(known!));
  });

  test("tells when its earthquake policy ends to whoever knows its number, and to nobody else", async () => {
    const known = flats.find(({ dask }) => dask !== undefined)!;
    const { policyNumber, end } = known.dask!;
    const { uavtCode } = known;
    expect((await found({ uavtCode, daskPolicyNumber: policyNumber })).insured).toMatchObject({
      daskPolicyEnd: end,
    });
    const other = await found({ uavtCode, daskPolicyNumber: "12345678" });
    expect(other.insured).not.toHaveProperty("daskPolicyEnd");
    expect((await found({ uavtCode })).insured).not.toHaveProperty("daskPolicyEnd");
  });

  test("knows the earthquake policy its phone has bought here, that of another home does not count", async () => {
    const [{ uavtCode }] = flats as [RegisteredHome];
    const sold = (code: string) => ({
      issuedAt: now - 86_400_000,
      request: { ...plainDaskRequest, insured: [{ ...plainHome, uavtCode: code }] },
    });
    const own = await found({ uavtCode }, servicesOf(homes, [sold(uavtCode)]));
    expect(own.insured.daskPolicyEnd).toBe("2027-11-25");
    const other = await found({ uavtCode }, servicesOf(homes, [sold("0000000000")]));
    expect(other.insured.daskPolicyEnd).toBeUndefined();
  });

  test("has no floor above its roof", async () => {
    const low = flats.find(({ storeys }) => storeys <= 7)!;
    const answer = await find({ uavtCode: low.uavtCode, floor: "8" });
    expect(answer).toEqual({
      ok: false,
      reason: {
        kind: "invalid",
        errors: { FloorNumber: [expect.stringContaining("toplam kat sayısından")] },
      },
    });
  });
});

describe("a home nobody has confirmed", () => {
  test.each([
    ["has no code", {}, homes],
    ["has a code the registry does not know", { uavtCode: "9999999999" }, homes],
    ["is asked of a registry out of order", { uavtCode: "3456701123" }, down],
  ])("that %s is priced provisionally as it is stated", async (_, code, registry) => {
    const { insured, provisional } = await found({ ...stated, ...code }, servicesOf(registry));
    expect(provisional).toEqual(["insured"]);
    expect(insured).toMatchObject({ provinceCode: "34", storeys: "1-3", areaM2: 60, ...code });
  });

  test("is refused where nothing is stated: a code nobody has, a registry out of order", async () => {
    expect(await find({ uavtCode: "9999999999" })).toMatchObject({
      reason: { errors: { UavtCode: [expect.stringContaining("adres kayıtlarında yok")] } },
    });
    expect(await find({ uavtCode: "3456701123" }, servicesOf(down))).toEqual({
      ok: false,
      reason: { kind: "addresses-unavailable" },
    });
  });

  test("becomes a registered one when the registry answers again", async () => {
    const [known] = flats;
    const { insured } = await found({ ...stated, uavtCode: known!.uavtCode }, servicesOf(down));
    const again = await homeSide.findAgain!(insured, search, servicesOf(homes));
    expect(again).toMatchObject({ ok: true, value: { provisional: [] } });
    expect(again.ok && again.value.insured).toMatchObject(factsOf(known!));
  });
});

describe("what is said of a home", () => {
  const errorsOf = (values: object) => homeSide.errorsOf({ ...said, ...values } as never, today);

  test.each([
    [{ uavtCode: "3456701123" }, {}],
    [stated, {}],
    [{}, { UavtCode: ["Lütfen konutun UAVT adres kodunu yazın veya adresini seçin."] }],
    [
      { ...stated, homeCity: undefined, grossArea: undefined },
      { HomeCityCode: ["Lütfen doldurun"], GrossArea: ["Lütfen doldurun"] },
    ],
    [{ ...stated, constructionYear: 2027 }, { ConstructionYear: ["En fazla 2026 olmalıdır."] }],
    [
      { ...stated, floor: "4" },
      { FloorNumber: ["Binanın toplam kat sayısından (1-3 kat) fazla olamaz."] },
    ],
  ])("%j has these errors: %j", (values, errors) => expect(errorsOf(values)).toEqual(errors));

  test.each([
    ["HomeCityCode", { homeCity: "82" }],
    ["HomeCountyId", { homeCounty: "Çankaya" }],
    ["FloorNumber", { floor: "-6" }],
    ["FloorNumber", { floor: "61" }],
    ["FloorNumber", { floor: "zemin" }],
  ])("%s must be one of its list: %j", (wire, change) => {
    expect(errorsOf({ ...stated, ...change })).toHaveProperty(wire);
  });
});

test("the same home is always the same, and flats of a building share what the building is", async () => {
  const [known] = flats;
  expect(await homes.find({ uavtCode: known!.uavtCode, today }, signal)).toEqual(known);
  const neighbours = await addresses.flats(
    (await addresses.buildings(known!.uavtCode.slice(0, 7), signal))[0]!.id,
    signal,
  );
  const all = await Promise.all(
    neighbours.map(({ id }) => homes.find({ uavtCode: id, today }, signal)),
  );
  expect(new Set(all.map((home) => home?.constructionYear)).size).toBe(1);
  expect(new Set(all.map((home) => home?.storeys)).size).toBe(1);
});
