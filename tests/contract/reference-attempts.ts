import { listBuildings } from "#shared/calls/reference/list-buildings.ts";
import { listNeighborhoods } from "#shared/calls/reference/list-neighborhoods.ts";
import { listStreets } from "#shared/calls/reference/list-streets.ts";
import { listTowns } from "#shared/calls/reference/list-towns.ts";
import { listUavtCodes } from "#shared/calls/reference/list-uavt-codes.ts";
import type { BrokerClient } from "#tests/broker/harness.ts";
import { makeCaller } from "#tests/broker/harness.ts";
import type { Attempts } from "./attempts.ts";
import { makeVerified, plain } from "./attempts.ts";
import { dataOf } from "./people.ts";

type Items = { readonly items: readonly { readonly id: string }[] };
const firstId = ({ items }: Items): string => items[0]?.id ?? "";
const district = { cityCode: "34", countyId: "Kadıköy" };

/** The first place of each kind, from a district down. */
export async function findPlaces(client: BrokerClient) {
  const caller = makeCaller();
  const townId = firstId(dataOf(await client.call(listTowns, district, caller)));
  const neighborhoodId = firstId(dataOf(await client.call(listNeighborhoods, { townId }, caller)));
  const roadAndStreetId = firstId(
    dataOf(await client.call(listStreets, { neighborhoodId }, caller)),
  );
  const apartmentNumber = firstId(
    dataOf(await client.call(listBuildings, { roadAndStreetId }, caller)),
  );
  const uavtCode = firstId(dataOf(await client.call(listUavtCodes, { apartmentNumber }, caller)));
  return { townId, neighborhoodId, roadAndStreetId, apartmentNumber, uavtCode };
}

type Places = Awaited<ReturnType<typeof findPlaces>>;

const ofPlaces =
  <Input>(inputOf: (places: Places) => Input) =>
  async ({ client }: { readonly client: BrokerClient }) => ({
    caller: makeCaller(),
    input: inputOf(await findPlaces(client)),
  });

/** Lists, addresses and content. */
export const referenceAttempts = {
  listCities: plain({}),
  listCounties: plain({ cityCode: "34" }),
  listCountries: plain({}),
  getList: plain({ groupCode: "RENK" }),
  getClientInfo: plain({}),
  listFirms: plain({ branchId: 1 }),
  getActivity: plain({}),
  checkKeys: plain({}),
  countLanding: plain({ campaign: {} }),
  getSales: plain({}),
  getFirms: plain({ branchId: 1 }),
  listVehicleBrands: plain({}),
  listVehicleTypes: plain({}),
  listPetBreeds: plain({ species: "kedi" }),
  listPhoneBrands: plain({}),
  listPhoneModels: plain({ brandId: "apple" }),
  listTowns: plain(district),
  listNeighborhoods: ofPlaces(({ townId }) => ({ townId })),
  listStreets: ofPlaces(({ neighborhoodId }) => ({ neighborhoodId })),
  listBuildings: ofPlaces(({ roadAndStreetId }) => ({ roadAndStreetId })),
  listUavtCodes: ofPlaces(({ apartmentNumber }) => ({ apartmentNumber })),
  describeAddress: ofPlaces(({ uavtCode }) => ({ uavtCode })),
  queryUavt: async ({ client }) => {
    const { caller } = await makeVerified(client);
    return { caller, input: { nationalNumber: "10000000146", birthdate: "1970-01-02" } };
  },
  getPage: plain({ slug: "sss" }),
  listFaqPosts: plain({}),
  getIndex: plain({}),
  listSliders: plain({}),
  searchAddresses: plain({ keyword: "caferaga moda 12 kadikoy" }),
  searchSite: plain({ keyword: "kasko" }),
  printTool: plain({
    tool: "accident-report",
    values: { date: "2026-11-20", place: "İstanbul, Kadıköy", situation: "rearEnd" },
  }),
  useTool: plain({ tool: "vehicle-tax", values: { kind: "minibus", modelYear: "2022" } }),
} satisfies Partial<Attempts>;
