// One question about the health of several people, and their own answers: what contradicts itself is asked about again.
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { EdgeClient } from "#tests/edge-client.ts";
import { createEdgeClient } from "#tests/edge-client.ts";
import { localSecrets } from "#scripts/data/local-state.ts";
import { useSharedServer } from "#tests/desk.ts";
import { shortLinkHref } from "#shared/routes.ts";
import { createSignedLink } from "#worker/session/signed-link.ts";
import { formatDate, todayInIstanbul } from "#shared/format/date.ts";
import { makeHolder, makeRelative } from "#tests/factories/family.ts";
import { makePerson } from "#tests/factories/person.ts";
import { fetchFromAnywhere } from "#tests/fetch-from.ts";
import { codeFieldsOf, post } from "./quote-forms.ts";

const path = "/tamamlayici-saglik/teklif";
let client: EdgeClient;
beforeAll(async () => {
  client = await beginWithSpouse();
});

/** Somebody who is about to say whom a policy is for: herself and her husband. */
async function beginWithSpouse(): Promise<EdgeClient> {
  const { url } = await useSharedServer();
  const begun = createEdgeClient(url, fetchFromAnywhere);
  const person = makePerson({ nationalNumber: makeHolder("kadin", 17) });
  const agreed = { privacyPolicy: "on", openDataAgreement: "on", healthDataAgreement: "on" };
  const marketing = { marketingSms: "on", marketingCall: "on" };
  const { nationalNumber, phone } = person;
  await post(begun, path, { intent: "next", nationalNumber, phone, ...agreed, ...marketing });
  await post(begun, path, await codeFieldsOf(url, person));
  await post(begun, path, { intent: "add:insured:esi" });
  return begun;
}

const couple = {
  intent: "next",
  policyStart: formatDate(todayInIstanbul(Date.now())),
  "insured[0].relation": "kendisi",
  "insured[0].heightCm": "168",
  "insured[0].weightKg": "62",
  "insured[1].relation": "esi",
  "insured[1].nationalNumber": makeRelative("erkek", 611),
  "insured[1].birthDate": "04.03.1988",
  "insured[1].heightCm": "178",
  "insured[1].weightKg": "80",
};

test.each(["komsu", "constructor"])("nobody is added of a kind that is none: %s", async (kind) => {
  await post(client, path, { intent: `add:insured:${kind}` });
  const html = await (await client.fetch(path)).text();
  expect(html).toContain('name="insured[1].weightKg"');
  expect(html).not.toContain("insured[2]");
});

describe("a form that shows other rows than there are", () => {
  const filled = {
    step: "sigortalilar",
    ...couple,
    "insured[2].relation": "cocugu",
    "insured[2].nationalNumber": makeRelative("erkek", 612),
    "insured[2].heightCm": "120",
  };
  let family: EdgeClient;
  let rows: string;
  const shown = async () => {
    const html = await (await family.fetch(path)).text();
    const values = [...html.matchAll(/<input[^>]*>/g)].map(([input]) => [
      /name="([^"]*)"/.exec(input)?.[1] ?? "",
      /value="([^"]*)"/.exec(input)?.[1] ?? "",
    ]);
    return Object.fromEntries(values) as Record<string, string>;
  };
  beforeEach(async () => {
    family = await beginWithSpouse();
    rows = (await shown())["rows"]!;
    expect(rows).toBe("0.2");
  });
  const send = (fields: Record<string, string>) => post(family, path, { ...filled, ...fields });
  const addChild = async () => {
    await send({ intent: "add:insured:cocugu", rows });
    rows = (await shown())["rows"]!;
  };

  test("takes nobody away a second time, and adds nobody", async () => {
    await addChild();
    for (let times = 0; times < 2; times += 1) await send({ intent: "remove:insured:0", rows });
    expect(await shown()).toMatchObject({ "insured[1].heightCm": "120" });
    await send({ intent: "add:insured:cocugu", rows });
    const { "insured[2].heightCm": third } = await shown();
    expect(third).toBeUndefined();
  });

  test("adds somebody once", async () => {
    const before = rows;
    await addChild();
    rows = before;
    await addChild();
    expect(await shown()).toMatchObject({ "insured[2].heightCm": "" });
    expect(await shown()).not.toHaveProperty("insured[3].heightCm");
  });

  test.each(["save", "quote"])(
    "keeps nothing by %s of people who have moved up",
    async (intent) => {
      await addChild();
      await send({ intent: "remove:insured:0", rows });
      const late = await send({ intent, rows, "insured[2].heightCm": "121" });
      expect(late.status).toBe(409);
      expect(await shown()).toMatchObject({
        "insured[0].heightCm": "178",
        "insured[1].heightCm": "120",
      });
    },
  );
});

test.each([
  ["hayir", "evet", "Herkes için “Hayır”"],
  ["evet", "hayir", "hangi kişi için"],
])("everybody's %s beside each one's %s is refused at the question", async (all, each, said) => {
  const ofEach = { "insured[0].hasIllness": each, "insured[1].hasIllness": each };
  const answer = await post(client, path, { ...couple, hasIllness: all, ...ofEach });
  expect(answer.status).toBe(422);
  const html = await answer.text();
  expect(html).toContain(said);
  // What was said of each is there to be read again.
  const chosen = [...html.matchAll(/<input[^>]*name="insured\[\d\]\.hasIllness"[^>]*>/g)]
    .map(([input]) => input)
    .filter((input) => / checked=/.test(input));
  expect(chosen).toHaveLength(2);
  for (const input of chosen) expect(input).toContain(`value="${each}"`);
});

test("a form without somebody whom another tab has added is shown again with everybody", async () => {
  const first = Object.entries(couple).filter(([name]) => !name.startsWith("insured[1]"));
  const answer = await post(client, path, { ...Object.fromEntries(first), hasIllness: "hayir" });
  expect(answer.status).toBe(422);
  const html = await answer.text();
  expect(html).toContain("Başka bir sekmede kişi eklediniz.");
  expect(html).toContain('name="insured[1].weightKg"');
});

test("one answer for everybody leads to the offers", async () => {
  const answer = await post(client, path, { ...couple, hasIllness: "hayir" });
  expect(answer.headers.get("Location")).toContain("/teklif/");
});

test("what was allowed with the quote is taken back without scripts, and the quote goes with its health data", async () => {
  const { "insured[1].relation": _relation, ...known } = couple;
  const no = {
    hasIllness: "hayir",
    "insured[0].hasIllness": "hayir",
    "insured[1].hasIllness": "hayir",
  };
  const asked = await post(client, path, { ...couple, ...known, ...no });
  const offers = asked.headers.get("Location") ?? "";
  expect(offers).toMatch(/^\/teklif\//);
  const withdrawal = `${offers}/izinler`;
  expect(await (await client.fetch(offers)).text()).toContain(withdrawal);
  const shown = async () => (await client.fetch(withdrawal)).text();
  const names = [
    "SMS ile kampanya iletileri",
    "Kampanyalar için telefonla aranma",
    "Sağlık verilerinin",
  ];
  const first = await shown();
  for (const name of names) expect(first).toContain(name);
  expect(first).not.toContain("E-posta ile kampanya");
  expect((await post(client, withdrawal, { what: "sms" })).status).toBe(302);
  expect(await shown()).not.toContain("SMS ile kampanya");
  const stranger = createEdgeClient((await useSharedServer()).url, fetchFromAnywhere);
  const seen = await (await stranger.fetch(withdrawal)).text();
  expect(seen).toContain("yalnızca teklifin sahibi");
  expect(seen).not.toContain("Kampanyalar için telefonla aranma");
  for (const what of ["health", "call"]) {
    expect((await post(stranger, withdrawal, { what })).status).toBe(403);
  }
  expect(await shown()).toContain("Kampanyalar için telefonla aranma");
  const { url, dataDirectory } = await useSharedServer();
  const links = createSignedLink((await localSecrets(dataDirectory))["LINK_KEY"] ?? "");
  const [, link = ""] = /^\/teklif\/([^/?]+)/.exec(offers) ?? [];
  const short = shortLinkHref(await links.shorten("withdraw", (await links.verify(link)) ?? ""));
  const receiver = createEdgeClient(url, fetchFromAnywhere);
  const byMessage = (await receiver.fetch(short)).headers.get("Location") ?? "";
  const offered = await (await receiver.fetch(byMessage)).text();
  expect(offered).toContain("Kampanyalar için telefonla aranma");
  expect(offered).toContain("yalnızca teklifin sahibi");
  expect((await post(receiver, byMessage, { what: "health" })).status).toBe(403);
  const taken = await post(receiver, byMessage, { what: "call" });
  expect(taken.headers.get("Location")).toBe(byMessage);
  expect(await shown()).not.toContain("Kampanyalar için telefonla aranma");
  const gone = await post(client, withdrawal, { what: "health" });
  expect(gone.headers.get("Location")).toBe("/");
  expect((await client.fetch(offers)).headers.get("Location")).toContain("/404");
});
