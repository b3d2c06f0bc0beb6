import * as fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Call } from "#shared/calls/call.ts";
import { calls } from "#shared/calls/registry.ts";
import { finishPayment } from "#shared/calls/finish-payment.ts";
import { getDraft } from "#shared/calls/get-draft.ts";
import { getPage } from "#shared/calls/get-page.ts";
import { listCities } from "#shared/calls/list-cities.ts";
import { listCounties } from "#shared/calls/list-counties.ts";
import { listFirms } from "#shared/calls/list-firms.ts";
import { listVehicleBrands } from "#shared/calls/list-vehicle-brands.ts";
import { saveDraft } from "#shared/calls/save-draft.ts";
import { sendContactMessage } from "#shared/calls/send-contact-message.ts";
import { flowCodes } from "#shared/codes.ts";
import { headersOf, makeCaller, startBroker } from "./harness.ts";
import type { TestBroker } from "./harness.ts";

let broker: TestBroker;
beforeAll(async () => {
  broker = await startBroker();
});
afterAll(() => broker.stop());

const everyCall = Object.entries(calls) as unknown as [string, Call<never, unknown>][];

describe.each(everyCall)("%s", (_name, call) => {
  test("answers garbage with 4xx in the envelope", async () => {
    const garbage = fc.dictionary(
      fc.constantFrom(
        "QuoteId",
        "OfferId",
        "Phone",
        "Slug",
        "slug",
        "CardNumber",
        "Content",
        "BranchId",
      ),
      fc.oneof(fc.string(), fc.integer(), fc.constant(null), fc.constant("'; DROP TABLE quotes")),
    );
    await fc.assert(
      fc.asyncProperty(garbage, async (fields) => {
        const { status, body } = await broker.raw(call, fields, makeCaller());
        expect(status).toBeLessThan(500);
        expect(body).toHaveProperty("StatusCode");
      }),
      { numRuns: 8 },
    );
  });

  test("is refused without the site's token, id and source", async () => {
    const good = headersOf(makeCaller());
    const bad = [
      {},
      { ...good, Authorization: "Bearer wrong" },
      { ...good, SiteId: "25" },
      { ...good, Source: "baska" },
    ];
    for (const headers of bad) {
      const response = await broker.fetch(`/${call.service}${call.path}`, {
        method: call.method,
        headers: headers as Record<string, string>,
      });
      expect(response.status).toBe(401);
    }
  });
});

test("bodies are JSON or form as declared, at most 256 KiB, and name their caller", async () => {
  const headers = headersOf(makeCaller());
  const post = async (path: string, body: string) =>
    (await broker.fetch(path, { method: "POST", headers, body })).status;
  expect(await post("/offers/draft/save", "{not json")).toBe(400);
  expect(await post("/offers/draft/save", "[]")).toBe(400);
  expect(await post("/offers/draft/save", "{}")).toBe(400);
  expect(await post("/offers/draft/save", "x".repeat(256 * 1024 + 1))).toBe(413);
  expect(await post("/offers/no/such/call", "{}")).toBe(404);
  expect(await post("/payment/draft/save", "{}")).toBe(404);
  expect((await broker.fetch("/nothing")).status).toBe(404);
});

test("reference lists are whole", async () => {
  const caller = makeCaller();
  const cities = (await broker.call(listCities, {}, caller)).data?.items ?? [];
  expect(cities).toHaveLength(81);
  expect(cities).toContainEqual({ cityName: "İstanbul", id: "34" });
  const counties = await broker.call(listCounties, { cityCode: "34" }, caller);
  expect(counties.data?.items.map(({ countyName }) => countyName)).toContain("Kadıköy");
  expect((await broker.call(listFirms, { branchId: 1 }, caller)).data?.firms).toHaveLength(12);
  const ford = await broker.call(
    listVehicleBrands,
    { brandCode: "046", modelYear: "2020" },
    caller,
  );
  expect(ford.data?.models.length).toBeGreaterThan(3);
});

test("a draft belongs to the visitor who wrote it", async () => {
  const caller = makeCaller();
  const content = JSON.stringify({ plate: "34 ŞĞÜ 123" });
  const saved = await broker.call(saveDraft, { productId: "trafik", content }, caller);
  const draftId = saved.data?.draftId ?? "";
  const read = await broker.call(getDraft, { draftId }, caller);
  expect(read.data).toEqual({ draftId, productId: "trafik", content });
  await broker.call(saveDraft, { draftId, productId: "trafik", content: "{}" }, caller);
  expect((await broker.call(getDraft, { draftId }, caller)).data?.content).toBe("{}");

  const stranger = makeCaller();
  expect((await broker.call(getDraft, { draftId }, stranger)).status).toBe(404);
  const input = { draftId, productId: "trafik", content: "stolen" };
  expect((await broker.call(saveDraft, input, stranger)).status).toBe(404);
  expect((await broker.call(getDraft, { draftId }, caller)).data?.content).toBe("{}");
  const rows = await broker.query("SELECT * FROM drafts");
  expect(JSON.stringify(rows)).not.toContain("ŞĞÜ");
});

test("contract texts are filled with the firm's data", async () => {
  const caller = makeCaller();
  const slugs = ["confidentialityAgreement", "lightingContract", "cerezPolitikasi"];
  const contracts = [
    "mesafeli-satis-sozlesmesi",
    "on-bilgilendirme-formu",
    "bilgilendirme-formu-trafik",
  ];
  for (const slug of [...slugs, ...contracts]) {
    const page = await broker.call(getPage, { slug }, caller);
    expect(page.data?.postContent).toContain("<h2>");
    expect(page.data?.postContent).not.toContain("{{");
  }
  expect((await broker.call(getPage, { slug: "__proto__" }, caller)).status).toBe(404);
});

test("a contact message is kept under a reference number, unreadable in the database", async () => {
  const input = { messageType: "ARAMA", fullName: "Ayşe Yılmaz", phone: "5321234567" } as const;
  const sent = await broker.call(sendContactMessage, input, makeCaller());
  expect(sent.data?.referenceNumber).toMatch(/^YK-\d{10}$/);
  expect(JSON.stringify(await broker.query("SELECT * FROM contact_messages"))).not.toContain(
    "Ayşe",
  );
});

test("a bank's result without the right signature is not believed", async () => {
  const forged = { status: "success", mdStatus: "1", signature: "0".repeat(64) };
  const input = { orderId: `${crypto.randomUUID()}-1`, paymentId: "x", ...forged };
  const answer = await broker.call(finishPayment, input, makeCaller());
  expect(answer).toMatchObject({ status: 403, statusCode: flowCodes.tokenControlError });
});
