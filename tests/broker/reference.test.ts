import type { D1Database } from "@cloudflare/workers-types";
import { beforeAll, describe, expect, test } from "vitest";
import type { Call, RequestOf } from "#shared/calls/call.ts";
import { describeAddress } from "#shared/calls/reference/describe-address.ts";
import { getClientInfo } from "#shared/calls/reference/get-client-info.ts";
import { productIds, productOf } from "#shared/products/catalogue.ts";
import { getFirms } from "#shared/calls/reference/get-firms.ts";
import { getList } from "#shared/calls/reference/get-list.ts";
import { getPage } from "#shared/calls/reference/get-page.ts";
import { listBuildings } from "#shared/calls/reference/list-buildings.ts";
import { listCounties } from "#shared/calls/reference/list-counties.ts";
import { listCountries } from "#shared/calls/reference/list-countries.ts";
import { listFaqPosts } from "#shared/calls/reference/list-faq-posts.ts";
import { listFirms } from "#shared/calls/reference/list-firms.ts";
import { listNeighborhoods } from "#shared/calls/reference/list-neighborhoods.ts";
import { listPhoneBrands } from "#shared/calls/reference/list-phone-brands.ts";
import { listPhoneModels } from "#shared/calls/reference/list-phone-models.ts";
import { listSliders } from "#shared/calls/reference/list-sliders.ts";
import { listStreets } from "#shared/calls/reference/list-streets.ts";
import { listTowns } from "#shared/calls/reference/list-towns.ts";
import { listUavtCodes } from "#shared/calls/reference/list-uavt-codes.ts";
import { listVehicleBrands } from "#shared/calls/reference/list-vehicle-brands.ts";
import { queryUavt } from "#shared/calls/reference/query-uavt.ts";
import { queryVehicle } from "#shared/calls/assets/query-vehicle.ts";
import { saveAsset } from "#shared/calls/account/save-asset.ts";
import { searchSite } from "#shared/calls/reference/search-site.ts";
import { updateVehicle } from "#shared/calls/assets/update-vehicle.ts";
import { flowCodes } from "#shared/codes.ts";
import { addDays } from "#shared/format/date.ts";
import { makeNationalNumber } from "#tests/factories/person.ts";
import { createBlindIndex } from "#worker/broker/crypto/blind-index.ts";
import { createVault } from "#worker/broker/crypto/vault.ts";
import { createEmbeddedAddressRegistry } from "#worker/broker/registries/addresses/embedded-address-registry.ts";
import {
  bornOn,
  createEmbeddedPersonRegistry,
} from "#worker/broker/registries/embedded-person-registry.ts";
import { createStore } from "#worker/broker/repositories.ts";
import type { Caller, SharedBroker } from "./harness.ts";
import { makeCaller, useBroker } from "./harness.ts";
import { makePhone, registeredNumber as nationalNumber, verify } from "./journey.ts";
import { makeSignedIn } from "./member.ts";
import { reviewCorrections } from "./office.ts";

let broker: SharedBroker;
beforeAll(async () => {
  broker = await useBroker();
});

const anybody = makeCaller();

/** A visitor with a verified phone. */
async function makeVerified(): Promise<{ caller: Caller; phone: string }> {
  const visitor = { caller: makeCaller(), phone: makePhone() };
  await verify(broker, visitor.caller, visitor.phone);
  return visitor;
}

test("countries begin with Türkiye and go on in Turkish", async () => {
  const items = (await broker.call(listCountries, {}, anybody)).data?.items ?? [];
  expect(items).toHaveLength(249);
  expect(items[0]).toEqual({ stringPair: "Türkiye", stringKey: "TR" });
  expect(items).toContainEqual({ stringPair: "Çekya", stringKey: "CZ" });
});

test("lists of homes are there", async () => {
  const list = async (groupCode: string) =>
    (await broker.call(getList, { groupCode }, anybody)).data?.items ?? [];
  expect((await list("INSA_YILI"))[0]?.text).toBe(String(new Date().getFullYear()));
  expect(await list("YAPI_TARZI")).toHaveLength(2);
});

const anywhere = [
  ["an unknown list", getList, { groupCode: "YOK" }, "GroupCode"],
  [
    "fuels of an unknown model",
    getList,
    { groupCode: "YAKIT_TIPI", parentId: "999999" },
    "ParentId",
  ],
  ["districts of no province", listCounties, { cityCode: "99" }, "CityCode"],
  ["towns of no province", listTowns, { cityCode: "99", countyId: "x" }, "CityCode"],
  ["towns of another province", listTowns, { cityCode: "35", countyId: "Kadıköy" }, "CountyId"],
  ["an unknown town", listNeighborhoods, { townId: "x" }, "TownId"],
  ["an unknown neighbourhood", listStreets, { neighborhoodId: "99999" }, "NeighborhoodId"],
  ["an unknown street", listBuildings, { roadAndStreetId: "1000099" }, "RoadAndStreetId"],
  ["an unknown building", listUavtCodes, { apartmentNumber: "../../.." }, "ApartmentNumber"],
  ["a phone brand nobody makes", listPhoneModels, { brandId: "yok" }, "BrandId"],
  ["a car brand nobody makes", listVehicleBrands, { brandCode: "999" }, "BrandCode"],
  [
    "a year without models",
    listVehicleBrands,
    { brandCode: "046", modelYear: "1900" },
    "ModelYear",
  ],
  ["insurers of no line", listFirms, { branchId: 99 }, "BranchId"],
  ["the same of the content service", getFirms, { branchId: 99 }, "BranchId"],
  ["questions about nothing", listFaqPosts, { category: "uzay" }, "Category"],
] as unknown as [string, Call<object, unknown>, object, string][];

test.each(anywhere)("%s is not found, and the answer says so at the field", async (...each) => {
  const [, call, input, field] = each;
  const answer = await broker.call(call, input, anybody);
  expect(answer).toMatchObject({ status: 404, statusCode: 404, data: null });
  expect(Object.keys(answer.errors)).toEqual([field]);
  expect(answer.message).toMatch(/^(Böyle bir|Bu )/);
});

test.each([
  ["a list that depends on nothing", { groupCode: "RENK", parentId: "1" }, getList, "ParentId"],
  ["a year without its brand", { modelYear: "2020" }, listVehicleBrands, "ModelYear"],
] as unknown as [string, object, Call<object, unknown>, string][])(
  "%s is refused at its field",
  async (_name, input, call, field) => {
    const answer = await broker.call(call, input, anybody);
    expect([answer.status, Object.keys(answer.errors)]).toEqual([422, [field]]);
  },
);

test("the fuels of a model are those it is built for", async () => {
  const input = { groupCode: "YAKIT_TIPI", parentId: "046001" };
  const ids = (await broker.call(getList, input, anybody)).data?.items.map(({ id }) => id) ?? [];
  expect(ids).toContain("benzin");
  expect(ids).not.toContain("elektrik");
});

test("agreements answer under every name they go by", async () => {
  const texts = await Promise.all(
    [
      "lightingContract",
      "kisisel-verilerin-islenmesine-iliskin-aydinlatma-metni",
      "confidentialityAgreement",
      "cerezPolitikasi",
      "mesafeli-satis-sozlesmesi",
    ].map(async (slug) => (await broker.call(getPage, { slug }, anybody)).data?.postContent),
  );
  expect(texts[1]).toBe(texts[0]);
  expect(texts.every((text) => (text ?? "").length > 500)).toBe(true);
});

describe("addresses", () => {
  const towns = (cityCode: string, countyId: string) =>
    broker.call(listTowns, { cityCode, countyId }, anybody);

  // Specification 3.14, 7.17, 7.34
  test("lead from a district to a code, and from the code back", async () => {
    const town = (await towns("35", "Bornova")).data?.items[0];
    const [neighborhood] =
      (await broker.call(listNeighborhoods, { townId: town?.id ?? "" }, anybody)).data?.items ?? [];
    const [street] =
      (await broker.call(listStreets, { neighborhoodId: neighborhood?.id ?? "" }, anybody)).data
        ?.items ?? [];
    const building = (
      await broker.call(listBuildings, { roadAndStreetId: street?.id ?? "" }, anybody)
    ).data?.items.at(-1);
    const flat = (
      await broker.call(listUavtCodes, { apartmentNumber: building?.id ?? "" }, anybody)
    ).data?.items.at(-1);
    const uavtCode = flat?.id ?? "";
    const described = await broker.call(describeAddress, { uavtCode }, anybody);
    expect(described.data).toMatchObject({
      uavtCode,
      city: "İzmir",
      cityCode: "35",
      county: "Bornova",
      neighborhood: neighborhood?.text,
      roadAndStreet: street?.text,
      buildingNumber: building?.text,
      flatNumber: flat?.text,
      address: `${neighborhood?.text}, ${street?.text} No: ${building?.text} Daire: ${flat?.text}, Bornova / İzmir`,
    });
  });

  test("have no code nobody could have got", async () => {
    for (const uavtCode of ["0000000000", "9999999999", "1000099000"]) {
      expect((await broker.call(describeAddress, { uavtCode }, anybody)).status).toBe(404);
    }
    expect((await broker.call(describeAddress, { uavtCode: "123" }, anybody)).status).toBe(422);
  });
});

describe("a person's address", () => {
  const birthdate = bornOn(nationalNumber);

  // Specification 3.15
  test("is told to visitors with a verified phone only, always the same", async () => {
    const input = { nationalNumber, birthdate };
    const refused = await broker.call(queryUavt, input, makeCaller());
    expect(refused).toMatchObject({ status: 403, statusCode: flowCodes.temporaryCodeRequired });
    const { caller } = await makeVerified();
    const found = await broker.call(queryUavt, input, caller);
    expect(found.data).toEqual({
      address: "••• Mah., Derepazarı / Rize",
      cityCode: "53",
      city: "Rize",
      county: "Derepazarı",
    });
    expect((await broker.call(queryUavt, input, caller)).data).toEqual(found.data);
  });

  test("is told whole to a member who is that person and has named the same home themselves", async () => {
    const own = await makeSignedIn(broker);
    const { member } = own;
    const input = { nationalNumber: own.nationalNumber, birthdate: bornOn(own.nationalNumber) };
    expect((await broker.call(queryUavt, input, member)).data?.uavtCode).toBeUndefined();
    const registry = createEmbeddedAddressRegistry(createEmbeddedPersonRegistry(async () => {}));
    const resident = { nationalNumber: input.nationalNumber, birthDate: input.birthdate };
    const home = await registry.homeOf(resident, AbortSignal.timeout(5000));
    const uavtCode = home.kind === "found" ? home.uavtCode : "";
    const flat = await broker.call(describeAddress, { uavtCode }, anybody);
    const asset = { kind: "home" as const, title: "Evim", uavtCode };
    expect((await broker.call(saveAsset, asset, member)).success).toBe(true);
    expect((await broker.call(queryUavt, input, member)).data).toMatchObject({
      uavtCode,
      address: flat.data?.address,
    });
    const other = { nationalNumber, birthdate };
    expect((await broker.call(queryUavt, other, member)).data?.uavtCode).toBeUndefined();
  });

  test("is not found for companies, nor for people born on another day", async () => {
    const { caller } = await makeVerified();
    const company = { nationalNumber: "4540536920", birthdate };
    const unknown = await broker.call(queryUavt, company, caller);
    expect(unknown.status).toBe(404);
    const guess = { nationalNumber, birthdate: addDays(birthdate, 1) };
    expect(await broker.call(queryUavt, guess, caller)).toEqual(unknown);
  });

  test("is asked for five people a day at most, and three wrong birth dates a person", async () => {
    const { caller } = await makeVerified();
    const ask = async (who: string, born: string) => {
      const input = { nationalNumber: who, birthdate: born };
      return (await broker.call(queryUavt, input, { ...caller, ip: "198.18.7.9" })).status;
    };
    const people = [21, 22, 23, 24, 25].map(makeNationalNumber);
    for (const who of people) expect(await ask(who, bornOn(who))).not.toBe(429);
    expect(await ask(makeNationalNumber(26), bornOn(makeNationalNumber(26)))).toBe(429);
    const [victim = ""] = people;
    for (const day of [1, 2, 3]) expect(await ask(victim, addDays(bornOn(victim), day))).toBe(404);
    expect(await ask(victim, bornOn(victim))).toBe(429);
  });
});

test("who asks is told what the edge says of them", async () => {
  const before = Date.now();
  const info = await broker.call(getClientInfo, {}, { ...anybody, ip: "198.18.7.44" });
  expect(info.data).toMatchObject({ ipAddress: "198.18.7.44", isMember: false });
  expect(info.data?.serverTime).toBeGreaterThan(before - 60_000);
});

describe("a correction of a vehicle", () => {
  const look = (phone: string, licensePlateNumber: string) => ({
    nationalNumber,
    licensePlateNumber,
    licensePermitNumber: "FP373220",
    phone,
  });
  const query = (
    visitor: { caller: Caller; phone: string },
    plate = "34 ABC 123",
    change: Partial<RequestOf<typeof queryVehicle>> = {},
  ) =>
    broker.call(
      queryVehicle,
      { ...look(visitor.phone, plate), masterBranch: "trafik", isYK: false, ...change },
      visitor.caller,
    );

  // Specification 7.18
  test("is laid over the registry for its author, history excepted, and kept sealed", async () => {
    const kept = () => broker.query("SELECT * FROM vehicle_corrections");
    const before = (await kept()).length;
    const author = await makeVerified();
    const registered = (await query(author)).data;
    const correction = { engineNumber: "YENI123456", brandCodeFull: "046001", modelYear: 2019 };
    const updated = await broker.call(
      updateVehicle,
      { ...look(author.phone, "34ABC123"), ...correction },
      author.caller,
    );
    expect(updated.data).toEqual({ ...registered, correction: "pending" });
    await broker.call(
      updateVehicle,
      { ...look(author.phone, "34ABC123"), colorCode: "Mor" },
      author.caller,
    );
    expect((await query(author)).data).toEqual(updated.data);
    await reviewCorrections(broker, "accepted");
    const accepted = { ...correction, brandName: "Ford", colorCode: "Mor" };
    expect((await query(author)).data).toMatchObject({
      ...accepted,
      correction: "accepted",
      bonusMalusStep: registered?.bonusMalusStep,
      isFleet: registered?.isFleet,
      frameNumber: registered?.frameNumber,
    });

    const other = await makeVerified();
    expect((await query(other)).data).toEqual(registered);
    const otherPerson = await query(author, "34 ABC 123", {
      nationalNumber: makeNationalNumber(5),
    });
    expect(otherPerson.data?.engineNumber).toBe(registered?.engineNumber);
    expect((await query(author, "35 XYZ 99")).data?.engineNumber).not.toBe("YENI123456");
    const rows = await kept();
    expect(rows).toHaveLength(before + 1);
    expect(JSON.stringify(rows)).not.toMatch(/YENI123456|34ABC123|10000000146|\bMor\b/);
  });

  test("keeps what no registry knows beside it, for lines that price it", async () => {
    const author = await makeVerified();
    const said = {
      isOriginalLpg: false,
      radioPrice: 100_00,
      navigationPrice: 200_00,
      steelWheelPrice: 300_00,
      otherAccessoryPrice: 400_00,
      crossSellingBranches: "kasko, ds",
    };
    const noted = await query(author, "34 ABC 124", { ...said, professionCode: "5" });
    expect(noted).toMatchObject({ status: 200 });
    expect(noted.data?.correction).toBeUndefined();
    const rows = () =>
      broker.query<{ state: string; content_sealed: string }>(
        "SELECT state, content_sealed FROM vehicle_corrections ORDER BY updated_at DESC",
      );
    expect((await rows())[0]?.state).toBe("noted");
    const updated = await broker.call(
      updateVehicle,
      { ...look(author.phone, "34ABC124"), ...said, radioPrice: 500_00 },
      author.caller,
    );
    expect(updated.data?.correction).toBe("pending");
    await reviewCorrections(broker, "accepted");
    expect((await query(author, "34 ABC 124")).data?.correction).toBe("accepted");
  });

  test.each<[string, string, Partial<RequestOf<typeof queryVehicle>>, string]>([
    ["a line that is none of vehicles", "34 ABC 123", { masterBranch: "dask" }, "MasterBranch"],
    ["a line nobody knows", "34 ABC 123", { masterBranch: "uzay" }, "MasterBranch"],
    ["a plate for a vehicle without one", "34 ABC 123", { isYK: true }, "LicensePlateNumber"],
    ["no plate for a vehicle with one", "34 YK", {}, "IsYK"],
    ["another province than the plate's", "34 ABC 123", { cityCode: "06" }, "CityCode"],
    ["an unknown profession", "34 ABC 123", { professionCode: "99" }, "ProfessionCode"],
    ["no e-mail address", "34 ABC 123", { eMail: "x" }, "EMail"],
    [
      "an engine that is not this vehicle's",
      "34 ABC 123",
      { engineNumber: "YENI123456" },
      "EngineNumber",
    ],
    [
      "lines nobody sells",
      "34 ABC 123",
      { crossSellingBranches: "kasko,uzay" },
      "CrossSellingBranches",
    ],
    [
      "a reference code nobody takes",
      "34 ABC 123",
      { sktReferenceCode: "ABCD-1" },
      "SktReferenceCode",
    ],
    ["a price below nothing", "34 ABC 123", { radioPrice: -1 }, "RadioPrice"],
  ])("a query with %s is refused at its field", async (_name, plate, change, field) => {
    const answer = await query(await makeVerified(), plate, change);
    expect([answer.status, Object.keys(answer.errors)]).toEqual([422, [field]]);
  });

  test("of a vehicle without a plate the plate code will do", async () => {
    const visitor = await makeVerified();
    const change = {
      isYK: true,
      asbisNumber: "1234567890123456781",
      licensePermitNumber: undefined,
    };
    const byCode = await query(visitor, "34", { ...change, cityCode: "34" });
    expect(byCode.status).toBe(200);
    expect((await query(visitor, "34 yk", change)).data).toEqual(byCode.data);
  });

  test("is refused without a verified phone, for an unknown vehicle and for nonsense", async () => {
    const { caller, phone } = await makeVerified();
    const input = look(phone, "34 ABC 123");
    const stranger = await broker.call(updateVehicle, input, makeCaller());
    expect(stranger.statusCode).toBe(flowCodes.temporaryCodeRequired);
    const unknown = { ...input, licensePermitNumber: "FP373229" };
    expect((await broker.call(updateVehicle, unknown, caller)).status).toBe(404);
    const bad = await broker.call(
      updateVehicle,
      {
        ...input,
        brandCodeFull: "999999",
        usingType: "uzay",
        fuelType: "su",
        engineNumber: "1",
        frameNumber: "?",
        modelYear: 2099,
        firstTrafficDate: "2099-01-01",
      },
      caller,
    );
    expect(bad).toMatchObject({ status: 422, statusCode: flowCodes.validationError });
    expect(Object.keys(bad.errors).toSorted()).toEqual([
      "BrandCodeFull",
      "EngineNumber",
      "FirstTrafficDate",
      "FrameNumber",
      "FuelType",
      "ModelYear",
      "UsingType",
    ]);
  });
});

test("a correction is forgotten ninety days after its last change", async () => {
  const key = new Uint8Array(32).fill(7);
  const database = (await broker.database()) as unknown as D1Database;
  const vault = createVault({ current: "k1", keys: { k1: key } });
  const { vehicleCorrections, deleteExpired } = createStore(database, vault, createBlindIndex(key));
  const now = Date.now();
  const at = (days: number) => now - days * 86_400_000;
  const [old, kept] = ["old", "kept"].map((vehicleIndex) => ({
    vehicleIndex,
    phoneIndex: "p",
    nationalIndex: "n",
  }));
  const said = (colour: string, days: number) => ({
    referenceNumber: "AD-1",
    subject: "34 ABC 123",
    said: { colour },
    updatedAt: at(days),
  });
  await vehicleCorrections.save(old!, said("Mor", 91));
  await vehicleCorrections.save(kept!, said("Mor", 91));
  await vehicleCorrections.save(kept!, said("Bej", 89));
  await deleteExpired(now);
  expect(await vehicleCorrections.find(old!)).toBeUndefined();
  expect((await vehicleCorrections.find(kept!))?.said).toEqual({ colour: "Bej" });
});

// Specification 3.17, 7.19
test("every insurer is listed with what it sells", async () => {
  const firms = async (branchId?: number) => {
    const input = branchId === undefined ? {} : { branchId };
    return (await broker.call(getFirms, input, anybody)).data?.firms ?? [];
  };
  const all = await firms();
  expect(all).toHaveLength(12);
  expect(all.every(({ phone, logo }) => phone.startsWith("0850 000") && logo !== undefined)).toBe(
    true,
  );
  expect(all.filter(({ branches }) => branches.includes("telefon"))).toHaveLength(6);
  expect(await firms(1)).toEqual(all);
  expect(await firms(2)).toEqual(all.filter(({ branches }) => branches.includes("kasko")));
  for (const { id, typeNumber } of productIds.map((each) => productOf(each))) {
    if (typeNumber === undefined) continue;
    const sellers = all.filter(({ branches }) => branches.some((branch) => branch === id));
    const answer = await broker.call(getFirms, { branchId: typeNumber }, anybody);
    const listed = { statusCode: answer.statusCode, firms: answer.data?.firms ?? [] };
    expect([id, listed]).toEqual([
      id,
      sellers.length > 0 ? { statusCode: 200, firms: sellers } : { statusCode: 404, firms: [] },
    ]);
  }
});

// Specification 3.27
test("phones are listed by brand", async () => {
  const brands = (await broker.call(listPhoneBrands, {}, anybody)).data?.items ?? [];
  expect(brands).toContainEqual({ title: "Apple", key: "apple" });
  const models = await broker.call(listPhoneModels, { brandId: "apple" }, anybody);
  expect(models.data?.items[0]).toMatchObject({ releaseYear: 2025 });
});

// Specification 3.17, 7.28, 7.29
test("questions, sliders and the search read the site's own content", async () => {
  const every = (await broker.call(listFaqPosts, {}, anybody)).data;
  const phone = (await broker.call(listFaqPosts, { category: "telefon" }, anybody)).data;
  const wire = await broker.raw(listFaqPosts as never, { Category: "ceptelefon" }, anybody);
  expect(JSON.stringify(wire.body)).toContain('"Category":"ceptelefon"');
  expect(phone?.categories).toEqual(every?.categories);
  expect(phone?.posts.length).toBeGreaterThan(2);
  expect(new Set(phone?.posts.map(({ category }) => category))).toEqual(new Set(["telefon"]));
  const sliders = (await broker.call(listSliders, {}, anybody)).data?.sliders;
  expect(sliders?.[0]?.productId).toBe("trafik");
  const found = await broker.call(searchSite, { keyword: "ekran kirilmasi" }, anybody);
  expect(found.data?.results[0]?.path).toBe("/cep-telefonu-sigortasi");
  const many = (await broker.call(searchSite, { keyword: "sigorta", limit: 5 }, anybody)).data;
  expect(many?.results).toHaveLength(5);
  expect(many?.counts?.map(({ kind }) => kind)).toContain("product");
  expect(many?.counts?.reduce((sum, { count }) => sum + count, 0)).toBeGreaterThan(5);
  const term = (await broker.call(searchSite, { keyword: "muafyet nedir" }, anybody)).data;
  expect(term).toMatchObject({ corrected: "muafiyet", term: { title: "Muafiyet" } });
  expect((await broker.call(searchSite, { keyword: " " }, anybody)).status).toBe(422);
});
