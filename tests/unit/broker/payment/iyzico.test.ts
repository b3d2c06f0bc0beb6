import { afterEach, expect, test } from "vitest";
import { createIyzico } from "#worker/broker/payment/iyzico.ts";
import { signedPrice, toPrice } from "#worker/broker/payment/iyzico-fields.ts";
import { readReturn } from "#worker/broker/payment/return-signature.ts";
import type { IyzicoPayment, IyzicoRepository } from "#worker/broker/payment/iyzico-repository.ts";
import { apiKey, secretKey, signedBy, startIyzico } from "#tests/iyzico-server.ts";
import type { IyzicoAnswers } from "#tests/iyzico-server.ts";

const orderId = "4a0e8f5e-3c52-4d0f-9a52-0a4a2f3a9b10-1";
const paymentId = "22416035";
const key = new Uint8Array(32).fill(3);
const transfer = { paymentId, orderId, amountKurus: 1_234_550 };

let server: Awaited<ReturnType<typeof startIyzico>>;
afterEach(() => server.stop());

function memory(): IyzicoRepository {
  const rows = new Map<string, IyzicoPayment>();
  const change = (id: string, part: Partial<IyzicoPayment>) => {
    const row = rows.get(id);
    if (row !== undefined) rows.set(id, { ...row, ...part });
  };
  return {
    add: async (payment) => void rows.set(payment.paymentId, payment),
    find: async (id) => rows.get(id),
    findByOrder: async (id) => [...rows.values()].find((row) => row.orderId === id),
    markRefunded: async (id, now) => change(id, { refundedAt: now }),
    keepReturn: async (id, conversationData, verified) =>
      change(id, { conversationData, verified }),
  };
}

const initialised = (signature = signedBy(paymentId, orderId)) => ({
  status: "success",
  paymentId,
  conversationId: orderId,
  threeDSHtmlContent: Buffer.from("<p>Banka sayfası</p>").toString("base64"),
  signature,
});

const authorised = (change: object = {}) => ({
  status: "success",
  paymentId,
  currency: "TRY",
  basketId: orderId,
  conversationId: orderId,
  paidPrice: 12345.5,
  price: 12345.5,
  fraudStatus: 1,
  signature: signedBy(paymentId, "TRY", orderId, orderId, "12345.5", "12345.5"),
  ...change,
});

const unpaid = () => ({ status: "failure", errorCode: "5029" });
const paid = () => ({ status: "success", paymentStatus: "SUCCESS" });

async function iyzico(answers: IyzicoAnswers) {
  server = await startIyzico({ "/payment/3dsecure/initialize": () => initialised(), ...answers });
  return createIyzico({
    payments: memory(),
    baseUrl: server.url,
    apiKey,
    secretKey,
    publicUrl: "https://site.test",
    key,
    now: () => 1_795_000_000_000,
    randomUuid: () => crypto.randomUUID(),
    fetch,
  });
}

const request = {
  orderId,
  description: "Zorunlu Trafik Sigortası",
  amountKurus: 1_234_550,
  instalmentCount: 3,
  card: { number: "5528790000000008", holder: "ÇAĞRI ŞİMŞEK", expiry: "12/30", cvc: "123" },
  payer: {
    name: "Çağrı",
    surname: "Şimşek",
    nationalNumber: "10000000146",
    phone: "5321234567",
    email: "a@ornek.example",
    city: "İstanbul",
    address: "Kadıköy / İstanbul",
    ip: "198.51.100.7",
  },
  returnUrl: "https://site.test/odeme/donus",
};

type Provider = Awaited<ReturnType<typeof iyzico>>;

async function returnFromBank(provider: Provider, mdStatus = "1", status = "success") {
  const conversationData = "veri";
  const signature = signedBy(conversationData, orderId, mdStatus, paymentId, status);
  const fields = {
    status,
    paymentId,
    conversationId: orderId,
    conversationData,
    mdStatus,
    signature,
  };
  const body = new URLSearchParams(fields);
  const post = new Request(`https://site.test/banka/donus/${orderId}`, { method: "POST", body });
  const page = (await (await provider.pages.landing(post, orderId))?.text()) ?? "";
  const field = (name: string) =>
    new RegExp(`name="${name}" value="([^"]*)"`).exec(page)?.[1] ?? "";
  const [signed, result] = [
    field("signature"),
    { orderId: field("orderId"), paymentId: field("paymentId") },
  ];
  return readReturn(key, {
    ...result,
    status: field("status"),
    mdStatus: field("mdStatus"),
    signature: signed,
  });
}

test("the body that is signed is the body that is sent, Turkish letters and all", async () => {
  const provider = await iyzico({});
  const session = await provider.authorise(request);
  expect(session).toMatchObject({
    ok: true,
    value: { paymentId, redirectUrl: `/banka/3d/${orderId}` },
  });
  const { body } = server.calls[0]!;
  expect(body).toMatchObject({
    conversationId: orderId,
    price: "12345.50",
    installment: 3,
    callbackUrl: `https://site.test/banka/donus/${orderId}`,
    paymentCard: { expireMonth: "12", expireYear: "2030", registerCard: 0 },
    buyer: { gsmNumber: "+905321234567", identityNumber: "10000000146" },
    basketItems: [{ price: "12345.50" }],
  });
});

test("the bank's page is given to the buyer alone, under our name for it, and sees nothing of this site", async () => {
  const provider = await iyzico({});
  await provider.authorise(request);
  const ask = (session: string, isBuyer: boolean) =>
    provider.pages.secure(new Request("https://site.test/"), session, async () => isBuyer);
  const page = await ask(orderId, true);
  expect(await page?.text()).toBe("<p>Banka sayfası</p>");
  const policy = page?.headers.get("Content-Security-Policy");
  expect(policy).toMatch(/^sandbox allow-forms allow-scripts; default-src 'none'/);
  expect(policy).not.toContain("allow-same-origin");
  expect(await ask(orderId, false)).toBeUndefined();
  expect(await ask(paymentId, true)).toBeUndefined();
});

test("a purchase is verified, captured and, when asked, refunded", async () => {
  let isPaid = false;
  const provider = await iyzico({
    "/payment/detail": () => (isPaid ? paid() : unpaid()),
    "/payment/3dsecure/auth": () => ((isPaid = true), authorised()),
    "/v2/payment/refund": () => ({ status: "success" }),
  });
  await provider.authorise(request);
  expect(await provider.query(paymentId)).toMatchObject({ value: { kind: "waiting" } });
  expect((await provider.capture(transfer)).ok).toBe(false);
  expect(await returnFromBank(provider)).toEqual({ ok: true, value: "approved" });
  expect(await provider.query(paymentId)).toMatchObject({ value: { kind: "verified" } });
  expect((await provider.capture(transfer)).ok).toBe(true);
  expect((await provider.capture(transfer)).ok).toBe(true);
  const taken = server.calls.filter(({ path }) => path === "/payment/3dsecure/auth");
  expect(taken.map(({ body }) => body["conversationData"])).toEqual(["veri"]);
  expect((await provider.refund(transfer)).ok).toBe(true);
  expect((await provider.refund(transfer)).ok).toBe(true);
  expect(server.calls.filter(({ path }) => path === "/v2/payment/refund")).toHaveLength(1);
  expect(await provider.query(paymentId)).toMatchObject({ value: { kind: "refunded" } });
});

test("an answer lost on its way is looked up, not asked for again", async () => {
  let isPaid = false;
  const provider = await iyzico({
    "/payment/detail": () => (isPaid ? paid() : unpaid()),
    "/payment/3dsecure/auth": () => void (isPaid = true),
  });
  await provider.authorise(request);
  await returnFromBank(provider);
  expect(await provider.capture(transfer)).toMatchObject({ reason: { kind: "unavailable" } });
  expect((await provider.capture(transfer)).ok).toBe(true);
  expect(server.calls.filter(({ path }) => path === "/payment/3dsecure/auth")).toHaveLength(1);
});

test.each([
  ["NOT_SUFFICIENT_FUNDS", "insufficient-funds"],
  ["DO_NOT_HONOUR", "do-not-honour"],
  ["STOLEN_CARD", "lost-or-stolen"],
  ["SOMETHING_NEW", "refused"],
])("%s is %s", async (errorGroup, reason) => {
  const failure = { status: "failure", errorCode: "10051", errorGroup };
  const provider = await iyzico({
    "/payment/detail": unpaid,
    "/payment/3dsecure/auth": () => failure,
  });
  await provider.authorise(request);
  await returnFromBank(provider);
  expect(await provider.capture(transfer)).toMatchObject({ reason: { kind: "declined", reason } });
});

test.each([
  ["another signature", { signature: "0" }],
  ["another amount", { paidPrice: 1 }],
  ["a payment under review", { fraudStatus: 0 }],
])("%s is not taken for a capture", async (_name, change) => {
  const provider = await iyzico({
    "/payment/detail": unpaid,
    "/payment/3dsecure/auth": () => authorised(change),
  });
  await provider.authorise(request);
  await returnFromBank(provider);
  expect(await provider.capture(transfer)).toMatchObject({ reason: { kind: "unavailable" } });
});

test("a session that iyzico did not sign is not opened", async () => {
  const provider = await iyzico({ "/payment/3dsecure/initialize": () => initialised("0") });
  expect(await provider.authorise(request)).toMatchObject({ reason: { kind: "unavailable" } });
});

test("a payer who is not authenticated pays nothing; a forged result is not answered", async () => {
  const provider = await iyzico({});
  await provider.authorise(request);
  const body = new URLSearchParams({ status: "success", paymentId, mdStatus: "1", signature: "0" });
  body.set("conversationId", orderId);
  const forged = new Request("https://site.test/", { method: "POST", body });
  expect(await provider.pages.landing(forged, orderId)).toBeUndefined();
  expect(await returnFromBank(provider, "0", "failure")).toMatchObject({
    value: "not-authenticated",
  });
  expect(await provider.capture(transfer)).toMatchObject({
    reason: { reason: "not-authenticated" },
  });
});

test.each([
  [1_234_550, "12345.50", "12345.5"],
  [100, "1.00", "1"],
  [1005, "10.05", "10.05"],
  [100_000, "1000.00", "1000"],
])("%i kuruş is %s, and %s inside a signature", async (kurus, price, inSignature) => {
  server = await startIyzico({});
  expect(toPrice(kurus)).toBe(price);
  expect(signedPrice(price)).toBe(inSignature);
});
