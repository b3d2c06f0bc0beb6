import { createHmac, randomInt, randomUUID } from "node:crypto";
import { createServer } from "node:http";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { todayInIstanbul } from "#shared/format/date.ts";

export const apiKey = "sandbox-api-key-0001";
export const secretKey = "sandbox-secret-key-01";

const hmac = (value: string) => createHmac("sha256", secretKey).update(value).digest("hex");
export const signedBy = (...values: string[]) => hmac(values.join(":"));

/** The bank's page that it passes on. */
export const bankHtml =
  "<form action='https://banka.example/3d' method='post'>Banka sayfası</form>";

type Json = Record<string, unknown>;

/** Calls by what they are for. */
const paths = {
  initialize: "/payment/3dsecure/initialize",
  auth: "/payment/3dsecure/auth",
  detail: "/payment/detail",
  report: "/v2/reporting/payment/details",
  day: "/v2/reporting/payment/transactions",
  refund: "/v2/payment/refund",
} as const;
export type Step = keyof typeof paths;

/** What it does in place of working and saying so. */
export const faults = {
  refuse: { does: "nothing", says: "a failure" },
  silence: { does: "nothing", says: "nothing, and holds the line" },
  drop: { does: "nothing", says: "nothing, and hangs up" },
  "500": { does: "nothing", says: "a failure as a server's" },
  html: { does: "nothing", says: "a page" },
  truncated: { does: "its work", says: "half of the answer" },
  "bad-signature": { does: "its work", says: "it, signed by somebody else" },
  "other-amount": { does: "its work", says: "another amount, rightly signed" },
  "other-currency": { does: "its work", says: "another currency, rightly signed" },
  "other-order": { does: "its work", says: "another order, rightly signed" },
  "drop-after": { does: "its work", says: "nothing, and hangs up" },
  held: { does: "its work when it is told to", says: "it then" },
  late: { does: "its work when it is told to", says: "nothing, and hangs up" },
  twice: { does: "its work", says: "the answer twice" },
} as const;
export type Fault = keyof typeof faults;

/** Cards that do not simply work; they are those of the practice bank. */
const cards = {
  poor: "4111111111111129",
  accepted: "4132111111111116",
  rejected: "4133111111111115",
  gone: "4134111111111114",
};

interface Payment {
  readonly paymentId: string;
  readonly orderId: string;
  readonly price: string;
  readonly card: string;
  readonly callbackUrl: string;
  /** When it was begun, as a day. */
  readonly day: string;
  taken: number;
  returned: number;
  fraudStatus: 1 | 0 | -1;
  isRefused: boolean;
  isPartlyReturned: boolean;
  /** Parts that were given back, as their prices. */
  readonly parts: string[];
}

const failure = (errorCode: string, errorGroup = "") => ({
  status: "failure",
  errorCode,
  errorGroup,
  errorMessage: "İşlem gerçekleştirilemedi",
});

/** "12345.50" → "12345.5", as money stands inside a signature; written anew, not taken from the code under test. */
const trimmed = (price: unknown) => String(Number(price));

/** The answer with its signature, by iyzico's table of signed values. */
const signings: Readonly<Record<Step, (answer: Json) => string>> = {
  initialize: (a) => signedBy(String(a["paymentId"]), String(a["conversationId"])),
  auth: (a) => signPayment(a),
  detail: (a) => signPayment(a),
  report: () => "",
  day: () => "",
  refund: (a) =>
    signedBy(
      String(a["paymentId"]),
      trimmed(a["price"]),
      String(a["currency"]),
      String(a["conversationId"]),
    ),
};

const signPayment = (a: Json) =>
  signedBy(
    ...["paymentId", "currency", "basketId", "conversationId"].map((name) => String(a[name])),
    trimmed(a["paidPrice"]),
    trimmed(a["price"]),
  );

/** What a report, which is not signed, holds its records under. */
const records: Partial<Record<Step, string>> = { report: "payments", day: "transactions" };

/** The record of a report, or the answer itself. */
const partOf = (step: Step, answer: Json): Json => {
  const name = records[step];
  return name === undefined ? answer : (answer[name] as Json[])[0]!;
};

/** An answer as a fault spoils it, signed again where only its content is wrong. */
function spoiled(step: Step, answer: Json, fault: Fault | undefined): Json {
  const changes: Partial<Record<Fault, Json>> = {
    "other-amount": { price: 1, paidPrice: 1 },
    "other-currency": { currency: "USD" },
    "other-order": { conversationId: "x", paymentConversationId: "x", basketId: "x" },
  };
  const part = partOf(step, answer);
  if (answer["status"] !== "success" || part === undefined) return answer;
  const known = Object.entries(changes[fault ?? "refuse"] ?? {}).filter(([name]) => name in part);
  Object.assign(part, Object.fromEntries(known));
  if (records[step] !== undefined) return answer;
  const signature = signings[step](answer);
  return {
    ...answer,
    signature: fault === "bad-signature" ? signature.replace(/./g, "0") : signature,
  };
}

/**
 * A stand-in for iyzico that keeps books: it checks IYZWSv2 on the very bytes it receives, signs its answers by the published
 * table, takes and returns the money of a payment once, and misbehaves at whichever step it is told to.
 */
export async function startIyzico() {
  let nextId = randomInt(10_000_000, 90_000_000);
  const payments = new Map<string, Payment>();
  const calls: { readonly step: string; readonly body: Json }[] = [];
  const addresses: string[] = [];
  const told = new Map<Step, Fault>();
  let chosen: ((step: Step) => Fault | undefined) | undefined;
  const pending: (() => void)[] = [];
  const late = new Set<string>();
  const nameless = new Set<string>();
  let pageSize = 100;

  const work: Readonly<Record<Step, (body: Json, query: URLSearchParams) => Json>> = {
    initialize(body) {
      const paymentId = String(nextId++);
      const orderId = String(body["conversationId"]);
      const card = String((body["paymentCard"] as Json)["cardNumber"]);
      const payment = { paymentId, orderId, price: String(body["price"]), card };
      const isReviewed = card === cards.accepted || card === cards.rejected;
      payments.set(paymentId, {
        ...payment,
        callbackUrl: String(body["callbackUrl"]),
        day: todayInIstanbul(Date.now()),
        taken: 0,
        returned: 0,
        fraudStatus: isReviewed ? 0 : 1,
        isRefused: false,
        isPartlyReturned: false,
        parts: [],
      });
      const threeDSHtmlContent = Buffer.from(bankHtml).toString("base64");
      return { status: "success", paymentId, conversationId: orderId, threeDSHtmlContent };
    },
    auth(body) {
      const payment = payments.get(String(body["paymentId"]));
      if (payment === undefined || payment.taken > 0 || late.has(payment.paymentId))
        return failure("5085");
      if (payment.card === cards.poor) {
        payment.isRefused = true;
        return failure("10051", "NOT_SUFFICIENT_FUNDS");
      }
      payment.taken += 1;
      return { status: "success", ...factsOf(payment), fraudStatus: payment.fraudStatus };
    },
    detail(body) {
      const payment = payments.get(String(body["paymentId"]));
      if (payment === undefined) return failure("5086");
      if (payment.taken === 0) {
        const paymentStatus = payment.isRefused ? "FAILURE" : "CALLBACK_THREEDS";
        return { status: "success", paymentStatus, ...factsOf(payment) };
      }
      const { fraudStatus } = payment;
      return { status: "success", paymentStatus: "SUCCESS", ...factsOf(payment), fraudStatus };
    },
    report(_body, query) {
      const orderId = query.get("paymentConversationId");
      const ofOrder = [...payments.values()].filter((each) => each.orderId === orderId);
      return { status: "success", payments: ofOrder.map(reported) };
    },
    day(_body, query) {
      const made = [...payments.values()].filter(({ day }) => day === query.get("transactionDate"));
      const all = made.flatMap((payment) =>
        operationsOf(payment).map((operation) =>
          nameless.has(payment.paymentId)
            ? { ...operation, basketId: "", conversationId: "" }
            : operation,
        ),
      );
      const first = (Number(query.get("page")) - 1) * pageSize;
      return {
        status: "success",
        currentPage: Number(query.get("page")),
        totalPageCount: Math.ceil(all.length / pageSize),
        transactions: all.slice(first, first + pageSize),
      };
    },
    refund(body) {
      const payment = payments.get(String(body["paymentId"]));
      if (payment === undefined || payment.returned >= payment.taken) return failure("5093");
      if (late.has(payment.paymentId)) return failure("5093");
      if (payment.card === cards.gone) return failure("10051", "DO_NOT_HONOUR");
      const { paymentId, orderId: conversationId } = payment;
      const price = String(body["price"]);
      if (Number(price) === Number(payment.price) && payment.parts.length === 0)
        payment.returned += 1;
      else payment.parts.push(price);
      return {
        status: "success",
        paymentId,
        conversationId,
        price: Number(price),
        currency: "TRY",
      };
    },
  };

  function answer(step: Step, body: Json, query: URLSearchParams, response: ServerResponse): void {
    const fault = told.get(step) ?? chosen?.(step);
    const hangUp = () => void response.socket?.destroy();
    const say = (json: Json, status = 200) => {
      response.writeHead(status, { "Content-Type": "application/json" });
      response.end(JSON.stringify(json));
    };
    if (fault === "silence") return;
    if (fault === "drop") return hangUp();
    if (fault === "refuse") return say(failure("5001"));
    if (fault === "500") return say(failure("10051", "NOT_SUFFICIENT_FUNDS"), 500);
    if (fault === "html") {
      response.writeHead(200, { "Content-Type": "text/html" }).end("<h1>Bakım</h1>");
      return;
    }
    if (fault === "held")
      return void pending.push(() => say(spoiled(step, work[step](body, query), undefined)));
    if (fault === "late") {
      const id = String(body["paymentId"]);
      pending.push(() => {
        late.delete(id);
        work[step](body, query);
      });
      late.add(id);
      return hangUp();
    }
    const done = spoiled(step, work[step](body, query), fault);
    if (fault === "drop-after") return hangUp();
    const whole = JSON.stringify(done);
    if (fault === "truncated") return void response.end(whole.slice(0, whole.length / 2));
    if (fault !== "twice") return say(done);
    const length = Buffer.byteLength(whole);
    const raw = `HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n\r\n${whole}`;
    response.socket?.end(raw + raw);
  }

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const sent = await text(request);
    addresses.push(request.url ?? "");
    const { pathname, searchParams } = new URL(request.url ?? "/", "http://iyzico.test");
    const header = String(request.headers.authorization ?? "").replace(/^IYZWSv2 /, "");
    const random = String(request.headers["x-iyzi-rnd"]);
    const expected = `apiKey:${apiKey}&randomKey:${random}&signature:${hmac(random + pathname + sent)}`;
    const body = (sent === "" ? {} : JSON.parse(sent)) as Json;
    const [step] = Object.entries(paths).find(([, path]) => path === pathname) ?? [];
    calls.push({ step: step ?? pathname, body });
    if (step === undefined || Buffer.from(header, "base64").toString() !== expected) {
      response.end(JSON.stringify(failure("1000")));
      return;
    }
    answer(step as Step, body, searchParams, response);
  }

  const server = createServer((request, response) => void handle(request, response));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const only = (paymentId: string): Payment => {
    const payment = payments.get(paymentId);
    if (payment === undefined) throw new Error(`iyzico knows no payment ${paymentId}`);
    return payment;
  };
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    /** Every address it was asked at. */
    addresses,
    /** How often each step was asked for. */
    count: (step: Step) => calls.filter((call) => call.step === step).length,
    /** From now on a step misbehaves. */
    tell: (step: Step, fault: Fault) => void told.set(step, fault),
    /** From now on each call is met as a choice of its own says. */
    misbehave: (choose: (step: Step) => Fault | undefined) => void (chosen = choose),
    /** From now on everything works. */
    heal() {
      told.clear();
      chosen = undefined;
    },
    /** Knows nothing any more of what was asked so far, and everything works. */
    forget() {
      payments.clear();
      late.clear();
      nameless.clear();
      told.clear();
      chosen = undefined;
      pageSize = 100;
      calls.length = 0;
      addresses.length = 0;
      pending.length = 0;
    },
    /** Does now what it was late with. */
    catchUp: () => {
      for (const each of pending.splice(0)) each();
    },
    /** From now on a page of a day's list has so many operations. */
    listBy: (size: number) => void (pageSize = size),
    /** The only payment of an order. */
    paymentOf: (orderId: string) =>
      [...payments.values()].find((each) => each.orderId === orderId)?.paymentId ?? "",
    /** Every payment that was begun, with what went each way. */
    book: () =>
      [...payments.values()].map(({ paymentId, orderId, price, card, taken, returned }) => {
        const kurus = Math.round(Number(price) * 100);
        return { paymentId, orderId, kurus, isRejected: card === cards.rejected, taken, returned };
      }),
    moved(paymentId: string) {
      const { taken, returned } = only(paymentId);
      return { taken, returned };
    },
    /** Its people have looked at a payment. */
    judge(paymentId: string) {
      const payment = only(paymentId);
      payment.fraudStatus = payment.card === cards.rejected ? -1 : 1;
    },
    /** An operator has given a payment back by hand. */
    returnByHand(paymentId: string) {
      only(paymentId).returned += 1;
    },
    /** The same of a part of it. */
    returnPartByHand(paymentId: string) {
      only(paymentId).isPartlyReturned = true;
    },
    /** What was done with it in the panel: a day's list has its payment's id alone. */
    loseOrder: (paymentId: string) => void nameless.add(paymentId),
    /** It takes a payment's money under another id. */
    takeAgain(paymentId: string) {
      const again = String(nextId++);
      payments.set(again, { ...only(paymentId), paymentId: again, taken: 1 });
    },
    /** The bank takes a payment once more than it was asked to. */
    takeByMistake(paymentId: string) {
      only(paymentId).taken += 1;
    },
    /** The bank loses what it was to give back. */
    loseReturn(paymentId: string) {
      only(paymentId).returned = 0;
    },
    /** What the bank's page posts once the payer has answered it. */
    bankResult(paymentId: string, isApproved: boolean, change: Record<string, string> = {}) {
      const { orderId: conversationId, callbackUrl } = only(paymentId);
      const [mdStatus, status] = isApproved ? ["1", "success"] : ["0", "failure"];
      const conversationData = randomUUID();
      const signature = signedBy(conversationData, conversationId, mdStatus, paymentId, status);
      const fields = { status, paymentId, conversationId, conversationData, mdStatus, signature };
      return { url: callbackUrl, body: new URLSearchParams({ ...fields, ...change }) };
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(resolve);
        server.closeAllConnections();
      }),
  };
}

export type Iyzico = Awaited<ReturnType<typeof startIyzico>>;

/** What every answer about a payment says of it. */
function factsOf({ paymentId, orderId, price }: Payment) {
  const amount = Number(price);
  return {
    paymentId,
    currency: "TRY",
    basketId: orderId,
    conversationId: orderId,
    price: amount,
    paidPrice: amount,
  };
}

function refundStatusOf({ returned, isPartlyReturned, parts }: Payment): string {
  if (isPartlyReturned || parts.length > 0) return "PARTIALLY_REFUNDED";
  return returned > 0 ? "TOTALLY_REFUNDED " : "NOT_REFUNDED";
}

/** What was done with a payment, as a day's list has it. */
function operationsOf(payment: Payment): Json[] {
  const { conversationId, currency: transactionCurrency, ...facts } = factsOf(payment);
  const operation = (transactionType: string): Json => ({
    ...facts,
    paymentId: Number(payment.paymentId),
    conversationId,
    transactionCurrency,
    transactionType,
  });
  return [
    ...Array.from({ length: payment.taken }, () => operation("PAYMENT")),
    ...Array.from({ length: payment.returned }, () => operation("REFUND")),
  ];
}

function reported(payment: Payment): Json {
  const { conversationId, ...facts } = factsOf(payment);
  return {
    ...facts,
    paymentId: Number(payment.paymentId),
    paymentConversationId: conversationId,
    paymentStatus: payment.taken > 0 ? 1 : payment.isRefused ? 0 : 3,
    paymentRefundStatus: refundStatusOf(payment),
    fraudStatus: payment.fraudStatus,
    cancels: payment.parts.map((refundPrice) => ({ refundStatus: 1, refundPrice })),
  };
}
