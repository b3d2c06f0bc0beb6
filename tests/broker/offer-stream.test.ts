import { expect, onTestFinished, test } from "vitest";
import { trafik } from "#shared/lines/trafik/trafik.ts";
import { makeCaller, startBroker, useBroker } from "./harness.ts";
import type { BrokerClient, Caller, TestBroker } from "./harness.ts";
import { readEvents } from "./read-events.ts";
import { answersOf, makePhone, quoteInput, until, verify } from "./journey.ts";

let broker: TestBroker;

const startWith = async (settings: object): Promise<void> => {
  broker = await startBroker({ INSURER_SETTINGS: JSON.stringify(settings) });
  onTestFinished(broker.stop);
};

async function ask(caller: Caller, client: BrokerClient): Promise<string> {
  const phone = makePhone();
  await verify(client, caller, phone);
  const created = await client.call(trafik.quoteCall, quoteInput(phone), caller);
  return created.data?.quoteId ?? "";
}

// Specification 1.10
test("answers come one by one, and a dropped connection goes on where it was", async () => {
  await startWith({ speed: 0.1 });
  const caller = makeCaller();
  const quoteId = await ask(caller, broker);
  const first = await readEvents(await broker.stream({ quoteId, after: "0" }, caller), 3);
  expect(first.map(({ id }) => id)).toEqual([1, 2, 3]);
  const response = await broker.stream({ quoteId, after: "3" }, caller);
  expect(response.headers.get("Content-Type")).toContain("text/event-stream");
  const rest = await readEvents(response);
  expect(rest.slice(0, -1).map(({ id }) => id)).toEqual([4, 5, 6, 7, 8, 9, 10, 11, 12]);
  expect(rest.at(-1)?.event).toBe("end");
  const again = await readEvents(await broker.stream({ quoteId, after: "0" }, makeCaller()));
  expect(again).toHaveLength(13);
});

test("a failing insurer is told gently, a silent one times out, the others are not held up", async () => {
  await startWith({ speed: 0, outages: { cinar: "error", lodos: "silent" }, waitSeconds: 1 });
  const caller = makeCaller();
  const quoteId = await ask(caller, broker);
  const events = await readEvents(await broker.stream({ quoteId, after: "0" }, caller));
  const stateOf = (id: string) => events.find(({ data }) => data.FirmId === id)?.data;
  expect(stateOf("cinar")).toMatchObject({
    State: "failed",
    Reason: "Şirketin hizmetine şu anda ulaşılamadı.",
  });
  expect(stateOf("lodos")).toMatchObject({ State: "timeout" });
  expect(events.filter(({ event }) => event === "answer")).toHaveLength(12);
});

test("an answer after the deadline is still kept", async () => {
  await startWith({ speed: 0.3, waitSeconds: 0.2 });
  const caller = makeCaller();
  const quoteId = await ask(caller, broker);
  const events = await readEvents(await broker.stream({ quoteId, after: "0" }, caller));
  expect(events.some(({ data }) => data.State === "timeout")).toBe(true);
  const answers = await until(
    () => answersOf(broker, { caller, phone: "", quoteId }),
    (seen) => seen.length === 12 && seen.every(({ state }) => state !== "timeout"),
  );
  expect(answers.filter(({ state }) => state === "offer").length).toBeGreaterThan(3);
});

test("a server killed while insurers are asked asks the others on its own", async () => {
  await startWith({ speed: 0.15 });
  const caller = makeCaller();
  const quoteId = await ask(caller, broker);
  const before = await readEvents(await broker.stream({ quoteId, after: "0" }, caller), 3);
  await broker.restart();
  const events = await readEvents(await broker.stream({ quoteId, after: "0" }, caller));
  const firms = events.flatMap(({ data }) => data.FirmId ?? []);
  expect(new Set(firms).size).toBe(12);
  expect(events.slice(0, 3)).toEqual(before);
});

test("a stream needs the site's credentials and an existing quote", async () => {
  const shared = await useBroker();
  const caller = makeCaller();
  const quoteId = await ask(caller, shared);
  const bare = await shared.fetch(
    `/offers/list/Offers/Stream?quoteId=${quoteId}&visitor=${caller.visitor}`,
  );
  expect(bare.status).toBe(401);
  expect((await shared.stream({ quoteId: crypto.randomUUID() }, caller)).status).toBe(404);
  expect((await shared.stream({ quoteId, after: "-1; DROP" }, caller)).status).toBe(200);
});
