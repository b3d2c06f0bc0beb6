import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { getPage } from "#shared/calls/reference/get-page.ts";
import { listCities } from "#shared/calls/reference/list-cities.ts";
import { dataRequestHeader } from "#shared/data-request.ts";
import { endpoints, href } from "#shared/routes.ts";
import type { EdgeClient } from "#tests/edge-client.ts";
import { createEdgeClient } from "#tests/edge-client.ts";
import { makePerson } from "#tests/factories/person.ts";
import { fetchFromAnywhere } from "#tests/fetch-from.ts";
import { foundIn, secretsOf } from "#tests/personal-data.ts";
import { residentBytesOf, tellsOfProcesses } from "#tests/processes.ts";
import type { TestServer } from "#tests/start-server.ts";
import { startServer } from "#tests/start-server.ts";
import type { Heap } from "./heap.ts";
import { openHeap } from "./heap.ts";
import { makeVerified, post, quotePath, quoted } from "./quote-forms.ts";

/** Requests of the mix, which `npm run soak` and `npm run test:full` make; `npm test` looks for what was typed alone. */
const requests = Number(process.env["SOAK_REQUESTS"] ?? 0);
const isWhole = requests > 0;
const atOnce = 6;
const kilobyte = 1000;

let server: TestServer;
let heap: Heap;
beforeAll(async () => {
  server = await startServer({ variables: { INSPECTOR_PORT: "0" } });
  heap = await openHeap(server);
});
afterAll(async () => {
  heap?.close();
  await server?.close();
});

const visit = () => createEdgeClient(server.url, fetchFromAnywhere);

/** What is asked for, each time by somebody new: the kind of page, and how. */
type Kinds = Readonly<Record<string, () => Promise<unknown>>>;

const read = async (client: EdgeClient, path: string, init?: RequestInit) => {
  const response = await client.fetch(path, init);
  await response.arrayBuffer();
  return response;
};

/** A form of a quote as somebody sends it who has not agreed to anything: it comes back with what was typed. */
async function refusedForm(person = makePerson()): Promise<void> {
  const { nationalNumber, phone, email, plate } = person;
  const fields = { intent: "next", nationalNumber, phone, email, plate };
  const refused = await post(visit(), quotePath, fields);
  expect(refused.status).toBe(422);
  expect(await refused.text()).toContain(nationalNumber);
}

const pages: Kinds = {
  home: () => read(visit(), href("home")),
  "home's data": () => read(visit(), href("home"), { headers: { [dataRequestHeader]: "1" } }),
  text: () => read(visit(), href("faq")),
  product: () => read(visit(), "/kasko-sigortasi"),
  "first step": () => read(visit(), quotePath),
  "first step of another line": () => read(visit(), "/dask/async-teklif"),
  "form that is refused": () => refusedForm(),
  registration: () => read(visit(), href("register")),
  "a member's page": () => read(visit(), href("account")),
  call: () => visit().call(listCities, {}),
  "call of a text": () => visit().call(getPage, { slug: "lightingContract" }),
  file: () => read(visit(), "/favicon.svg"),
  health: () => read(visit(), endpoints.health),
  readiness: () => read(visit(), endpoints.ready),
  outbox: () => read(visit(), "/dev/outbox.json?to=5320000001"),
};

const strange: Kinds = {
  "no page": () => read(visit(), `/yok/${Math.random()}`),
  "no call": () => visit().raw(`endpoint=/x${Math.random()}`, "{"),
  "broken body": () => visit().raw("endpoint=/api/dask/iller&isJson=true", "{"),
  "broken form": () => read(visit(), quotePath, { method: "POST", body: "\u0000%ff=%" }),
  "forged offers": () => read(visit(), "/teklif/00000000-0000-4000-8000-000000000000.x"),
  "long address": () => read(visit(), `/${"a".repeat(6000)}?${"b".repeat(500)}`),
};

async function wander(): Promise<void> {
  const { client } = await makeVerified(server.url);
  const offers = await quoted(client);
  await read(client, offers);
  await read(visit(), offers);
}

async function repeat(count: number, one: (index: number) => Promise<unknown>): Promise<void> {
  let next = 0;
  const work = async () => {
    for (let index = next++; index < count; index = next++) await one(index);
  };
  await Promise.all(Array.from({ length: atOnce }, work));
}

/** Every kind in turn, and now and then somebody goes from the form to the offers. */
async function mix(count: number): Promise<void> {
  const kinds = Object.values({ ...pages, ...strange });
  const wanderEvery = 40;
  await repeat(count, (index) =>
    index % wanderEvery === 0 ? wander() : kinds[index % kinds.length]!(),
  );
}

/** Bytes that the site's heap, the runtime and the server in front of it hold. */
async function weigh() {
  const used = await heap.used();
  const { processId } = server;
  const resident = tellsOfProcesses ? residentBytesOf(processId) : new Map<string, number>();
  return { heap: used, ...Object.fromEntries(resident) };
}

describe("the server forgets", () => {
  test.runIf(isWhole)("requests, whatever they are", async () => {
    await mix(requests / 2);
    const half = await weigh();
    await mix(requests / 2);
    const end = await weigh();
    const perRequest = (end.heap - half.heap) / (requests / 2);
    console.log(JSON.stringify({ half, end, perRequest }));
    // Of a form that was kept it was 27 KB.
    expect(perRequest).toBeLessThan(kilobyte);
    for (const [what, bytes] of Object.entries(end)) {
      expect([what, bytes / half[what as keyof typeof half]! < 1.05]).toEqual([what, true]);
    }
  });

  test.runIf(isWhole).each(Object.entries({ ...pages, ...strange }))("%s", async (_name, one) => {
    const count = 400;
    await repeat(count, one);
    const before = await heap.used();
    await repeat(count, one);
    const perRequest = ((await heap.used()) - before) / count;
    console.log(`${_name}: ${(perRequest / kilobyte).toFixed(2)} KB a request`);
    expect(perRequest).toBeLessThan(kilobyte / 2);
  });

  test("what was typed into forms it sent back", async () => {
    // Plates that stand in no text as an example.
    const people = Array.from({ length: 30 }, (_, index) =>
      makePerson({ plate: `06FRM${100 + index}` }),
    );
    await repeat(isWhole ? 500 : people.length, (index) =>
      refusedForm(people[index % people.length]),
    );
    const { texts, countOf } = await heap.content();
    expect(countOf("FormApi")).toBe(0);
    expect(countOf("FieldApi")).toBe(0);
    const [cardHolder, cardCvc] = ["Haldun Kartalcan", "739"];
    const secrets = secretsOf({ people, cardNumbers: [], cardHolder, cardCvc });
    expect(foundIn(texts, secrets)).toEqual([]);
  });
});
