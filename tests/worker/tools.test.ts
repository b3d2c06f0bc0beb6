import { HtmlValidate, StaticConfigLoader } from "html-validate";
import { beforeAll, describe, expect, test } from "vitest";
import * as v from "valibot";
import { useTool } from "#shared/calls/reference/use-tool.ts";
import { href } from "#shared/routes.ts";
import { toolCalendarHref, toolPdfHref } from "#shared/tools/tool-href.ts";
import type { PlainRouteId } from "#shared/routes.ts";
import { pdfText } from "#tests/unit/broker/print/pdf-text.ts";
import { createEdgeClient } from "#tests/edge-client.ts";
import type { SharedServer } from "#tests/desk.ts";
import { useSharedServer } from "#tests/desk.ts";

let server: SharedServer;
beforeAll(async () => {
  server = await useSharedServer();
});

const ask = (path: string) => fetch(server.url + path, { redirect: "manual" });

/** The call as any browser may make it. */
async function use(tool: string, values: Readonly<Record<string, string>>) {
  const { status, answer } = await createEdgeClient(server.url).call(useTool, { tool, values });
  const { errors, ...data } = v.parse(DataSchema, answer.Data ?? {});
  return { status, message: answer.Message, errors, ...data };
}

const DataSchema = v.object({
  Missing: v.optional(v.array(v.string()), []),
  Blocks: v.optional(v.array(v.looseObject({ Kind: v.string() })), []),
  errors: v.optional(v.record(v.string(), v.array(v.string())), {}),
});

const car = {
  kind: "car",
  modelYear: "2022",
  firstRegistration: "14.06.2022",
  engine: "combustion",
  engineVolume: "999",
  valueBand: "1",
};

/** What is wrong with a page's HTML. */
async function faultsOf(html: string): Promise<string[]> {
  const rules = { root: true, elements: ["html5"], extends: ["html-validate:standard"] };
  const { results } = await new HtmlValidate(new StaticConfigLoader(rules)).validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${selector}: ${ruleId}, ${message}`),
  );
}

/** A page's words, without its scripts and styles. */
const wordsOf = (html: string) =>
  html
    .replace(/<(script|style)[\s\S]*?<\/\1>/g, "")
    .replace(/<[^>]+>/g, " ")
    .replace(/\s+/g, " ");

const pages: readonly [PlainRouteId, query: Readonly<Record<string, string>>, says: string][] = [
  ["vehicleTax", car, "2026 yılı MTV tutarı: 4.409,00 TL"],
  ["inspection", { kind: "bus", basis: "validity", validUntil: "01.03.2031" }, "01.03.2032"],
  [
    "vehicleValue",
    { brand: "052", modelYear: "2022", modelCode: "052001" },
    "2022 Honda Civic Sedan 1.6 Eco",
  ],
  ["faultQuery", { case: "d", side: "own", step: "4", province: "34" }, "KTK m. 84/d"],
  [
    "dask",
    {
      basis: "place",
      homeCity: "34",
      homeCounty: "Kadıköy",
      constructionStyle: "betonarme",
      grossArea: "100",
      constructionYear: "2010",
      storeyBand: "4-7",
      isRenewal: "no",
    },
    "Yıllık DASK primi: 2.481,00 TL",
  ],
  [
    "trafik",
    { province: "34", usage: "hususi-otomobil", fuel: "benzin", step: "4", previousEnd: "" },
    "İstanbul · Hususi Otomobil · 4. basamak",
  ],
  [
    "konut",
    {
      ownership: "mal-sahibi",
      constructionStyle: "betonarme",
      grossArea: "120",
      unitCost: "25.000",
      contentsBy: "area",
    },
    "Bina bedeli: 3.000.000 TL",
  ],
  ["expertSearch", { branch: "motor", damage: "valueLoss" }, "aynı dosyada, aynı eksperce"],
];

describe.each(pages)("the page %s", (route, query, says) => {
  test("asks, answers what its address says, and is kept by nobody", async () => {
    const [bare, answered] = await Promise.all([ask(href(route)), ask(href(route, {}, query))]);
    expect(bare.status).toBe(200);
    expect(answered.status).toBe(200);
    expect(answered.headers.get("Cache-Control")).toContain("private");
    const html = await answered.text();
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(wordsOf(html)).toContain(says);
    expect(wordsOf(await bare.text())).not.toContain(says);
    expect(html).toMatch(/<link rel="canonical" href="[^"?]+"/);
    expect(await faultsOf(html)).toEqual([]);
  });

  test("takes anything in its address", async () => {
    for (const bad of ["", "<script>alert(1)</script>", "999999999999", "31.02.2022", "\u0000"]) {
      const spoiled = Object.fromEntries(Object.keys(query).map((name) => [name, bad]));
      const answer = await ask(href(route, {}, { ...spoiled, [`${bad}x`]: bad }));
      expect(answer.status).toBe(200);
      expect(await answer.text()).not.toContain("<script>alert(1)");
    }
  });
});

describe("the page of an insurance", () => {
  const query = {
    basis: "group",
    riskGroup: "2",
    constructionStyle: "betonarme",
    grossArea: "100",
    constructionYear: "2010",
    storeyBand: "4-7",
  };

  test("takes what was typed along to the quote, once there is an answer", async () => {
    const [bare, answered] = await Promise.all([ask(href("dask")), ask(href("dask", {}, query))]);
    expect(await bare.text()).not.toContain("hesapla-teklif");
    const html = await answered.text();
    for (const [name, value] of Object.entries(query).slice(2)) {
      expect(html).toContain(`<input type="hidden" name="${name}" value="${value}"/>`);
    }
  });

  test("without a calculator takes no posts", async () => {
    const answer = await createEdgeClient(server.url).fetch(href("kasko"), {
      method: "POST",
      body: new URLSearchParams(query),
    });
    expect(answer.status).toBe(405);
  });
});

describe("a day as a file for a calendar", () => {
  const calendar = (query: Readonly<Record<string, string>>) =>
    ask(toolCalendarHref(href("inspection"), String(new URLSearchParams(query))));

  test("is that of the answer", async () => {
    const answer = await calendar({ kind: "bus", basis: "validity", validUntil: "01.03.2031" });
    expect(answer.headers.get("Content-Type")).toBe("text/calendar; charset=utf-8");
    expect(await answer.text()).toContain("DTSTART:20310301T060000Z");
  });

  test("where there is none leads to the tool", async () => {
    const answer = await calendar({ validUntil: "yarın" });
    expect(answer.status).toBe(302);
    expect(answer.headers.get("Location")).toMatch(new RegExp(`^${href("inspection")}`));
    const none = await ask(toolCalendarHref("/hizli-erisim/yok", ""));
    expect(none.headers.get("Location")).toBe(href("notFound"));
  });
});

describe("the draft of an accident report", () => {
  const report = {
    date: "20.11.2026",
    place: "İstanbul, Kadıköy, Moda Caddesi",
    situation: "crossing",
    aName: "Şule Öztürk",
    aPlate: "34 ABC 123",
    bName: "İbrahim Çağlar",
  };
  const post = (path: string, values: Readonly<Record<string, string>>) =>
    createEdgeClient(server.url).fetch(path, {
      method: "POST",
      body: new URLSearchParams(values),
    });
  const page = href("accidentReport");

  test("is shown to who posts it, with the way to the document, and kept by nobody", async () => {
    const answer = await post(page, report);
    expect(answer.status).toBe(200);
    expect(answer.headers.get("Cache-Control")).toContain("no-store");
    const html = await answer.text();
    expect(wordsOf(html)).toContain("Taslağınız hazır");
    expect(html).toContain(`action="${toolPdfHref(page)}"`);
    expect(html).toMatch(/name="aName"[^>]*value="Şule Öztürk"/);
  });

  test("is a document by a post alone", async () => {
    const answer = await post(toolPdfHref(page), report);
    expect(answer.headers.get("Content-Type")).toBe("application/pdf");
    expect(answer.headers.get("Cache-Control")).toContain("no-store");
    const text = pdfText(new Uint8Array(await answer.arrayBuffer()));
    for (const fact of ["20.11.2026", "Moda Caddesi", "Şule Öztürk", "İbrahim Çağlar", "taslak"]) {
      expect(text).toContain(fact);
    }
    expect((await ask(toolPdfHref(page))).status).not.toBe(200);
  });

  test("is refused where the parties may not report it themselves", async () => {
    const html = await (await post(page, { ...report, stopInjury: "on" })).text();
    expect(wordsOf(html)).toContain("112");
    expect(html).not.toContain(toolPdfHref(page));
    const paper = await post(toolPdfHref(page), { ...report, stopInjury: "on" });
    expect(paper.headers.get("Location")).toBe(page);
  });

  test("says at its field what is wrong and keeps what was typed", async () => {
    const answer = await post(page, { ...report, place: "", time: "99.99" });
    expect(answer.status).toBe(422);
    const html = await answer.text();
    expect(html).toContain("Saati 14.30 gibi yazınız.");
    expect(await faultsOf(html)).toEqual([]);
    expect(html).toMatch(/name="aName"[^>]*value="Şule Öztürk"/);
  });

  test("stands in no address", async () => {
    const html = await (await ask(href("accidentReport", {}, report))).text();
    expect(html).not.toContain("Şule");
  });
});

test("what cannot be read is answered by its message, and nothing is computed without it", async () => {
  const readable = { case: "d", side: "own", step: "4", province: "34" };
  const shown = async (values: Readonly<Record<string, string>>) =>
    wordsOf(await (await ask(href("faultQuery", {}, values))).text());
  expect(await shown(readable)).toContain("Kim neyi öder?");
  expect(await shown({ ...readable, step: "99" })).not.toContain("Kim neyi öder?");
  expect(await shown({ ...readable, accidentDate: "31.02.2026" })).not.toContain("Kim neyi öder?");
});

describe("days in the Schengen area", () => {
  const page = href("seyahat");
  const trip = { entry1: "01.09.2025", exit1: "30.09.2025" };
  const post = (values: Readonly<Record<string, string>>) =>
    createEdgeClient(server.url).fetch(page, {
      method: "POST",
      body: new URLSearchParams(values),
    });

  test("are counted for who posts their trips, and kept by nobody", async () => {
    const answer = await post({ ...trip, day: "" });
    expect(answer.status).toBe(200);
    expect(answer.headers.get("Cache-Control")).toContain("no-store");
    const html = await answer.text();
    expect(wordsOf(html)).toContain("01.09.2025 – 30.09.2025");
    expect(html).toMatch(/name="entry1"[^>]*value="01.09.2025"/);
    // The quote asks where somebody goes: it is known.
    expect(html.match(/<option value="schengen" selected=""/g)).toHaveLength(1);
    expect(await faultsOf(html)).toEqual([]);
  });

  test("say at its field what is wrong", async () => {
    const answer = await post({ ...trip, exit1: "31.08.2025" });
    expect(answer.status).toBe(422);
    expect(await answer.text()).toContain("Çıkış tarihi giriş tarihinden önce olamaz.");
    const noDay = await (await post({ ...trip, entry1: "31.02.2026" })).text();
    expect(noDay).toContain("Geçerli bir tarih giriniz");
    expect(noDay).not.toContain("Giriş tarihini de yazınız.");
  });

  test("stand in no address, and ask for the trip after the last one", async () => {
    const html = await (await ask(href("seyahat", {}, trip))).text();
    expect(html).not.toContain('value="01.09.2025"');
    expect(html).not.toContain('name="entry4"');
    expect(await (await post({ ...trip, entry3: "01.10.2025" })).text()).toContain('name="entry4"');
  });

  test("take anything", async () => {
    for (const bad of ["", "<script>alert(1)</script>", "31.02.2026", "01.01.0001", "\u0000"]) {
      const names = ["entry1", "exit1", "entry12", "exit12", "day", "entry13"];
      const answer = await post(Object.fromEntries(names.map((name) => [name, bad])));
      expect(answer.status).toBe(bad === "" ? 200 : 422);
      expect(await answer.text()).not.toContain("<script>alert(1)");
    }
  });
});

describe("the call", () => {
  test("answers, and says what is still to be said", async () => {
    const { status, Blocks } = await use("vehicle-tax", car);
    expect(status).toBe(200);
    expect(Blocks[0]).toMatchObject({ Kind: "amount", Kurus: 440_900 });
    const { valueBand: _valueBand, ...open } = car;
    expect(await use("vehicle-tax", open)).toMatchObject({ Missing: ["valueBand"], Blocks: [] });
  });

  test.each([
    ["modelYear", "1900"],
    ["modelYear", ""],
    ["firstRegistration", "31.02.2022"],
    ["engineVolume", "-5"],
    ["valueBand", "7"],
    ["kind", "uzay aracı"],
  ])("refuses %s %s at its field", async (name, value) => {
    const { status, errors, message } = await use("vehicle-tax", { ...car, [name]: value });
    expect(status).toBe(422);
    expect(errors).toEqual({ [`Values.${name}`]: [message] });
    expect(message).not.toBe("");
  });

  test("knows no other tool", async () => {
    const { status, errors } = await use("olmayan", {});
    expect(status).toBe(404);
    expect(errors).toHaveProperty("Tool");
  });
});
