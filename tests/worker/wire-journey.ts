import { describe, expect, test } from "vitest";
import type { Answer, AnyCall, Call, DataOf, RequestOf } from "#shared/calls/call.ts";
import { decodeAnswer } from "#shared/calls/call.ts";
import { checkIdentity } from "#shared/calls/verification/check-identity.ts";
import { comparePackages } from "#shared/calls/quote/compare-packages.ts";
import { confirmCode } from "#shared/calls/member/confirm-code.ts";
import { trafik } from "#shared/lines/trafik/trafik.ts";
import { getList } from "#shared/calls/reference/get-list.ts";
import { getPage } from "#shared/calls/reference/get-page.ts";
import { listCities } from "#shared/calls/reference/list-cities.ts";
import { listCounties } from "#shared/calls/reference/list-counties.ts";
import { listFirms } from "#shared/calls/reference/list-firms.ts";
import { listOffers } from "#shared/calls/quote/list-offers.ts";
import { listVehicleBrands } from "#shared/calls/reference/list-vehicle-brands.ts";
import { listVehicleTypes } from "#shared/calls/reference/list-vehicle-types.ts";
import { queryVehicle } from "#shared/calls/assets/query-vehicle.ts";
import { requestCode } from "#shared/calls/verification/request-code.ts";
import { flowCodes, statusCodes } from "#shared/codes.ts";
import { todayInIstanbul } from "#shared/format/date.ts";
import { quoteEndpoint } from "#shared/routes.ts";
import { createEdgeClient } from "#tests/edge-client.ts";
import type { EdgeClient } from "#tests/edge-client.ts";
import { makePerson } from "#tests/factories/person.ts";
import { fetchFromAnywhere } from "#tests/fetch-from.ts";
import { readCode } from "#tests/outbox.ts";
import { readEvents } from "./server-sent-events.ts";

export interface JourneyTarget {
  /** The site. */
  readonly url: string;
  readonly dataDirectory: string;
  /** Where the broker shows what it has sent. */
  readonly outboxUrl: string;
}

const consents = { openDataAgreement: true, privacyPolicy: true, advertisementAgreement: false };

/** One call through `/api/proxy`, decoded; fails the test when it was refused or is not what its declaration says. */
async function ask<C extends AnyCall>(
  client: EdgeClient,
  call: C,
  input: RequestOf<C>,
): Promise<Answer<DataOf<C>> & { readonly data: DataOf<C> }> {
  const { status, answer } = await client.call(call, input);
  expect({ status, answer }).toMatchObject({ status: 200, answer: { Success: true } });
  const decoded = decodeAnswer(call as unknown as Call<unknown, DataOf<C>>, answer);
  if (decoded?.data == null) throw new Error(`${call.path} answered something undeclared.`);
  return { ...decoded, data: decoded.data };
}

/** A new visitor with a verified phone. */
async function verified({ url, outboxUrl }: JourneyTarget) {
  const [client, person] = [createEdgeClient(url, fetchFromAnywhere), makePerson()];
  const { nationalNumber, phone } = person;
  const asked = await ask(client, requestCode, {
    nationalNumber,
    phone,
    queryType: "trafik",
    ...consents,
  });
  expect(asked.data.resendAfterSeconds).toBeGreaterThan(0);
  const confirmation = { phone, queryType: "trafik" as const, ...consents };
  const code = await readCode(outboxUrl, phone);
  const wrong = await client.call(confirmCode, {
    ...confirmation,
    code: code === "000000" ? "111111" : "000000",
  });
  expect(wrong).toMatchObject({ status: 422, answer: { Success: false, Data: null } });
  const confirmed = await ask(client, confirmCode, { ...confirmation, code });
  expect(confirmed.statusCode).toBe(statusCodes.changeSuccess);
  return { client, person };
}

type Visitor = Awaited<ReturnType<typeof verified>>;

/** From identity and plate to a quote every insurer is asked for. */
async function quoted({ client, person }: Visitor) {
  const { nationalNumber, phone, email, plate } = person;
  const identity = await ask(client, checkIdentity, {
    queryType: "trafik",
    nationalNumber,
    phone,
    licensePlateNumber: plate,
  });
  expect(identity.statusCode).toBe(flowCodes.success);
  await ask(client, queryVehicle, {
    nationalNumber,
    phone,
    licensePlateNumber: plate,
    licensePermitNumber: "FP373220",
    masterBranch: "trafik",
    isYK: false,
    cityCode: "34",
  });
  const quote = await ask(client, trafik.quoteCall, {
    nationalNumber,
    phone,
    email,
    plate,
    document: "FP373220",
    policyStart: todayInIstanbul(Date.now()),
    ...consents,
  });
  return quote.data.quoteId;
}

const sequences = (events: readonly { readonly id: string | undefined }[]) =>
  events.flatMap(({ id }) => (id === undefined ? [] : [Number(id)]));

/** The broker's calls as the browser makes them, whatever lies between the site and the broker. */
export function wireJourney(targetOf: () => JourneyTarget): void {
  const visit = () => createEdgeClient(targetOf().url, fetchFromAnywhere);

  describe("lists", () => {
    test("provinces and their districts", async () => {
      const { items } = (await ask(visit(), listCities, {})).data;
      expect(items).toHaveLength(81);
      expect(items).toContainEqual({ cityName: "İstanbul", id: "34" });
      const counties = (await ask(visit(), listCounties, { cityCode: "34" })).data.items;
      expect(counties.map(({ countyName }) => countyName)).toContain("Şişli");
    });

    test("brands, their years, their models", async () => {
      const { brands } = (await ask(visit(), listVehicleBrands, {})).data;
      const brandCode = brands[0]!.id;
      const { years } = (await ask(visit(), listVehicleBrands, { brandCode })).data;
      const modelYear = years[0]!;
      const { models } = (await ask(visit(), listVehicleBrands, { brandCode, modelYear })).data;
      expect(models.length).toBeGreaterThan(0);
    });

    test("kinds of use and fuels", async () => {
      expect((await ask(visit(), listVehicleTypes, {})).data.items.length).toBeGreaterThan(3);
      const fuels = await ask(visit(), getList, { groupCode: "YAKIT_TIPI" });
      expect(fuels.data.items.map(({ id }) => id)).toContain("benzin");
    });

    test("twelve insurers", async () => {
      expect((await ask(visit(), listFirms, { branchId: 1 })).data.firms).toHaveLength(12);
    });

    test("a contract text", async () => {
      const page = await ask(visit(), getPage, { slug: "lightingContract" });
      expect(page.data.postContent).toContain("<h2");
    });
  });

  // Specification 6.1
  test("a quote needs a verified phone", async () => {
    const visitor = { client: visit(), person: makePerson() };
    await expect(quoted(visitor)).rejects.toThrow("to match object");
  });

  test("from the code to the comparison", async () => {
    const visitor = await verified(targetOf());
    const quoteId = await quoted(visitor);
    const { client } = visitor;
    let listing: DataOf<typeof listOffers>;
    do {
      listing = (await ask(client, listOffers, { quoteId })).data;
    } while (listing.answers.some(({ state }) => state === "waiting"));
    expect(listing.answers).toHaveLength(12);
    expect(listing.quote).toMatchObject({ productId: "trafik", isOwner: true });
    const offers = listing.answers.flatMap(({ offer }) => (offer === undefined ? [] : [offer]));
    expect(offers.length).toBeGreaterThan(3);
    const offerIds = offers.slice(0, 2).map(({ id }) => id);
    const compared = (await ask(client, comparePackages, { quoteId, offerIds })).data;
    expect(compared.answers.map(({ offer }) => offer?.id)).toEqual(offerIds);
    expect(compared.rows.every(({ cells }) => cells.length === 2)).toBe(true);
  });

  test("no field sent through the proxy makes a taxi a motorcycle or a bad step a good one", async () => {
    const { client, person } = await verified(targetOf());
    const input: RequestOf<typeof trafik.quoteCall> = {
      nationalNumber: person.nationalNumber,
      phone: person.phone,
      name: "Çağrı",
      surname: "Şimşek",
      cityCode: "34",
      county: "Kadıköy",
      plate: "34TAB123",
      document: "FP373220",
      policyStart: todayInIstanbul(Date.now()),
      ...consents,
    };
    const pricesWith = async (stated: object) => {
      const body = { ...(trafik.quoteCall.request.encode(input) as object), ...stated };
      const query = `endpoint=${trafik.quoteCall.path}&baseurl=2&isJson=true`;
      const { answer } = await client.raw(query, JSON.stringify(body));
      const quoteId = String(answer.Data?.["QuoteId"]);
      let listing: DataOf<typeof listOffers>;
      do {
        listing = (await ask(client, listOffers, { quoteId })).data;
      } while (listing.answers.some(({ state }) => state === "waiting"));
      return listing.answers.map(({ firmId, offer }) => [firmId, offer?.grossKurus]).toSorted();
    };
    const honest = await pricesWith({});
    const stated = {
      BrandCodeFull: "046001",
      ModelYear: 2026,
      UsingType: "motosiklet",
      FuelType: "elektrik",
      EngineNumber: "ABC1234567",
      FrameNumber: "NM0ABCDEFGH123456",
      SeatCount: 2,
      FirstTrafficDate: "2026-01-15",
      Basamak: 8,
      Filo: false,
    };
    expect(await pricesWith(stated)).toEqual(honest);
  });

  test("the live stream goes on after the last event a browser has seen", async () => {
    const target = targetOf();
    const visitor = await verified(target);
    const quoteId = await quoted(visitor);
    const address = quoteEndpoint("offerStream", quoteId);
    const open = (headers: Record<string, string> = {}) =>
      visitor.client.fetch(address, { headers });

    const first = await open();
    expect(first.headers.get("Content-Type")).toMatch(/^text\/event-stream/);
    const seen = await readEvents(first, 3);
    expect(sequences(seen)).toEqual([1, 2, 3]);

    const rest = await readEvents(await open({ "Last-Event-ID": "3" }));
    expect(sequences(rest)).toEqual([4, 5, 6, 7, 8, 9, 10, 11, 12]);
    expect(rest.at(-1)?.event).toBe("end");
    const firms = [...seen, ...rest].flatMap(({ event, data }) =>
      event === "answer" ? [(JSON.parse(data) as { FirmId: string }).FirmId] : [],
    );
    expect(new Set(firms).size).toBe(12);
  });

  test("a stream without the site's signature is not found", async () => {
    const address = quoteEndpoint("offerStream", `${crypto.randomUUID()}.AAAAAAAAAAAAAAAA`);
    expect((await visit().fetch(address)).status).toBe(404);
  });

  test("nor are the offers of a bare quote id, a forged link, or no link at all", async () => {
    const visitor = await verified(targetOf());
    const link = await quoted(visitor);
    const id = link.split(".")[0] ?? "";
    const statusOf = async (quoteId: string) =>
      (await visitor.client.call(listOffers, { quoteId })).status;
    expect(await statusOf(link)).toBe(200);
    for (const other of [
      id,
      `${id}.AAAAAAAAAAAAAAAA`,
      `${crypto.randomUUID()}.${link.split(".")[1]}`,
      "",
    ]) {
      expect(await statusOf(other)).toBe(404);
    }
  });
}
