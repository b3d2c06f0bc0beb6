import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { cookies } from "#shared/cookies.ts";
import { createEdgeClient } from "#tests/edge-client.ts";
import type { EdgeClient } from "#tests/edge-client.ts";
import { fetchFromAnywhere } from "#tests/fetch-from.ts";
import { changeDatabase, queryDatabase } from "#tests/local-database.ts";
import type { OfficeClient } from "#tests/office.ts";
import { inviteToOffice, officePassword, openOffice, postTo, setUpAccount } from "#tests/office.ts";
import { startServer } from "#tests/start-server.ts";
import type { TestServer } from "#tests/start-server.ts";

let server: TestServer;
let ayse: OfficeClient;

beforeAll(async () => {
  server = await startServer();
  ayse = await openOffice(server, "ayse");
});
afterAll(() => server.close());
beforeEach(() => change("DELETE FROM rate_events"));

const query = (sql: string, ...values: (string | number)[]) =>
  queryDatabase(server.dataDirectory, sql, ...values);
const change = (sql: string, ...values: (string | number)[]) =>
  changeDatabase(server.dataDirectory, sql, ...values);
const locationOf = (response: Response) => response.headers.get("Location");
/** What an answer leads to a page to say. */
const wordOf = (response: Response) => /sonuc=([\w-]+)/.exec(locationOf(response) ?? "")?.[1];
const lastAudit = () => Number(query("SELECT max(id) AS id FROM office_audit")[0]!["id"] ?? 0);
/** What has been written down of an account since a number. */
const auditSince = (id: number, name: string) =>
  query("SELECT action FROM office_audit WHERE id > ? AND account_name = ?", id, name).map(
    ({ action }) => action,
  );

/** A browser nobody has used, somewhere else. */
const newBrowser = () => createEdgeClient(server.url, fetchFromAnywhere);
const enter = async (
  client: EdgeClient,
  office: OfficeClient,
  wrong: Record<string, string> = {},
) =>
  postTo(client, "/ofis/giris", {
    name: office.name,
    password: officePassword,
    code: await office.codeAgain(),
    ...wrong,
  });
const wrongCode = { code: "000000" };
const times = <T>(count: number, make: () => T): T[] => Array.from({ length: count }, make);

/** Five wrong passwords by name alone, from wherever. */
async function lockByName(name: string): Promise<void> {
  const wrong = { name, password: "x", code: "000000" };
  await Promise.all(times(5, () => postTo(newBrowser(), "/ofis/giris", wrong)));
}

describe("the lock", () => {
  test("is on before the sixth of many tries side by side is judged, and the right one afterwards is refused", async () => {
    const office = await openOffice(server, "kilit");
    const before = lastAudit();
    const tries = await Promise.all(
      times(24, () => enter(newBrowser(), office, { code: "000000" })),
    );
    expect(new Set(tries.map(({ status }) => status))).toEqual(new Set([422]));
    const judged = auditSince(before, "kilit").filter((action) => action === "sign-in-failed");
    expect(judged).toHaveLength(5);
    expect((await enter(newBrowser(), office)).status).toBe(422);
    expect(auditSince(before, "kilit").at(-1)).toBe("sign-in-locked");
    await change("UPDATE office_accounts SET locked_until = 1 WHERE name = 'kilit'");
    expect((await enter(newBrowser(), office)).status).toBe(303);
  });

  test("forgets failures with a right try", async () => {
    const office = await openOffice(server, "unutan");
    for (const count of [4, 4]) {
      for (let tried = 0; tried < count; tried++) await enter(newBrowser(), office, wrongCode);
      expect((await enter(newBrowser(), office)).status).toBe(303);
    }
  });

  test("does not keep out whoever comes with a browser the account was used in", async () => {
    const office = await openOffice(server, "bilinen");
    const { name } = cookies.officeDevice;
    const first = office.client.cookies.get(name)!;
    await lockByName("bilinen");
    expect((await enter(newBrowser(), office)).status).toBe(422);
    const inside = await enter(office.client, office);
    expect([inside.status, locationOf(inside)]).toEqual([303, "/ofis"]);
    const line = inside.headers.getSetCookie().find((one) => one.startsWith(`${name}=`));
    expect(line).toMatch(
      /^__Secure-office-device=[\w-]{43}; Max-Age=31536000; Path=\/ofis; HttpOnly; Secure; SameSite=Strict$/,
    );
    // Another token with every sign-in: a copy of the old one is no known browser any more.
    expect(office.client.cookies.get(name)).not.toBe(first);
    const copied = newBrowser();
    copied.cookies.set(name, first);
    expect((await enter(copied, office)).status).toBe(422);
    const stored = JSON.stringify(query("SELECT * FROM office_devices"));
    expect(stored).not.toContain(office.client.cookies.get(name));
  });

  test("counts a known browser's tries by themselves, so that a stolen one cannot guess for ever, nor lock the others", async () => {
    const office = await openOffice(server, "calinan");
    const token = office.client.cookies.get(cookies.officeDevice.name)!;
    const thief = () => {
      const client = newBrowser();
      client.cookies.set(cookies.officeDevice.name, token);
      return client;
    };
    const before = lastAudit();
    await Promise.all(times(12, () => enter(thief(), office, wrongCode)));
    const judged = auditSince(before, "calinan").filter((action) => action === "sign-in-failed");
    expect(judged).toHaveLength(5);
    expect((await enter(thief(), office)).status).toBe(422);
    expect((await enter(newBrowser(), office)).status).toBe(303);
  });

  test("is of one account: a browser knows whom it was used by", async () => {
    const [one, other] = [await openOffice(server, "bir"), await openOffice(server, "oteki")];
    await lockByName("oteki");
    expect((await enter(one.client, other)).status).toBe(422);
    await change("UPDATE office_accounts SET locked_until = 0 WHERE name = 'oteki'");
    expect((await enter(one.client, other)).status).toBe(303);
    // Both have used it now, and either gets in by it.
    for (const { name } of [one, other]) await lockByName(name);
    for (const each of [one, other]) {
      expect((await enter(one.client, each)).status).toBe(303);
    }
  });

  test("is forgotten with its browsers when the account begins anew", async () => {
    const office = await openOffice(server, "yeniden");
    const stolen = newBrowser();
    stolen.cookies.set(
      cookies.officeDevice.name,
      office.client.cookies.get(cookies.officeDevice.name)!,
    );
    const again = await openOffice(server, "yeniden");
    await lockByName("yeniden");
    expect((await enter(stolen, again)).status).toBe(422);
    expect((await enter(again.client, again)).status).toBe(303);
  });

  test("tells no more when the password is right and the code alone is wrong", async () => {
    const office = await openOffice(server, "kahin");
    const shown = async (wrong: Record<string, string>) => {
      const response = await enter(newBrowser(), office, wrong);
      const html = (await response.text()).replace(/nonce="[^"]+"/, "");
      const names = [...response.headers.keys()].toSorted();
      return { html, names, status: response.status };
    };
    const refused = await shown({ password: "x" });
    expect(await shown(wrongCode)).toEqual(refused);
    expect(await shown({ ...wrongCode, password: "x" })).toEqual(refused);
  });

  test("is opened by a colleague, once, and by nobody for themselves", async () => {
    const office = await openOffice(server, "acilan");
    const page = await ayse.read("/ofis/hesaplar");
    expect(page).toContain("acilan");
    expect(page).not.toContain('aria-label="acilan: kilidi aç"');
    await lockByName("acilan");
    expect(await ayse.read("/ofis/hesaplar")).toMatch(/aria-label="acilan: kilidi aç"/);
    const own = await postTo(office.client, "/ofis/hesaplar", { intent: "unlock", name: "acilan" });
    expect(wordOf(own)).toBe("kendi");
    expect((await enter(newBrowser(), office)).status).toBe(422);
    const before = lastAudit();
    const unknown = await postTo(ayse.client, "/ofis/hesaplar", { intent: "zzz", name: "acilan" });
    expect(locationOf(unknown)).toBe("/ofis/hesaplar");
    const opened = await Promise.all(
      times(6, () => postTo(ayse.client, "/ofis/hesaplar", { intent: "unlock", name: "acilan" })),
    );
    const words = opened.map(wordOf);
    expect(words.filter((word) => word === "acildi")).toHaveLength(1);
    expect(words.filter((word) => word === "kilitli-degil")).toHaveLength(5);
    expect(auditSince(before, "ayse")).toEqual(["unlocked"]);
    expect(await ayse.read(locationOf(opened[0]!)!)).toContain('role="status"');
    expect((await enter(newBrowser(), office)).status).toBe(303);
  });

  test("of a known browser is opened along", async () => {
    const office = await openOffice(server, "tarayici");
    for (let tried = 0; tried < 5; tried++) await enter(office.client, office, wrongCode);
    expect((await enter(office.client, office)).status).toBe(422);
    const opened = await postTo(ayse.client, "/ofis/hesaplar", {
      intent: "unlock",
      name: "tarayici",
    });
    expect(wordOf(opened)).toBe("acildi");
    expect((await enter(office.client, office)).status).toBe(303);
  });
});

const strangePaths = [
  "/ofis/%",
  "/ofis/%ff",
  "/ofis/yok",
  "/ofis//x",
  "/ofis/%00",
  "/ofis/giris/",
  "/ofis/giris%",
  "/ofis/%2fgiris",
  "/ofis/%5c..%5cgiris",
  "/ofis/kayit",
  "/ofis/kayit/",
  "/ofis/kayit/%",
  "/ofis/kayit/%ff",
  "/ofis/kayit/%00",
  "/ofis/kayit/a%2fb",
  "/ofis/kayit/a/b",
  "/ofis/kayit/YK-%F0%9F%98%80",
  `/ofis/kayit/YK-${"9".repeat(4000)}`,
  `/ofis/${"a".repeat(6000)}`,
  "/ofis/dosya/%",
  "/ofis/dosya/x/resim",
  "/ofis/dosya/x/indir",
  "/ofis/dosya/x/yok",
  "/ofis/teklif/%C4%9F",
  "/ofis/teklif/%0d%0aX-Bad:1",
  "/ofis/teklif/yok",
  "/ofis/__proto__",
  "/ofis/kayit/__proto__",
];

describe("an address below /ofis that is none", () => {
  test.each(strangePaths.map((path) => [path.slice(0, 40), path]))(
    "%s is not found, or leads to the door",
    async (_shown, path) => {
      const [page, other] = [{ headers: { Accept: "text/html" } }, { headers: { Accept: "*/*" } }];
      expect((await ayse.client.fetch(path, page)).status).toBe(404);
      expect((await ayse.client.fetch(path, other)).status).toBe(404);
      expect([303, 404]).toContain((await newBrowser().fetch(path, page)).status);
    },
  );

  const bodies: readonly (readonly [string, BodyInit | null, string | undefined])[] = [
    ["nothing", null, undefined],
    ["garbage of many parts", "--x\r\ngarbage\u00ff", "multipart/form-data; boundary=x"],
    ["many parts without a boundary", "--x--", "multipart/form-data"],
    ["an empty boundary", "--\r\n", "multipart/form-data; boundary="],
    ["another charset", "name=\u00ff", "application/x-www-form-urlencoded; charset=utf-16"],
    ["broken escapes", "name=%&intent=%ff&__proto__=1", "application/x-www-form-urlencoded"],
    ["JSON", '{"name":', "application/json"],
    ["no kind that there is", "\u0000", "x"],
    ["a file for a text", multipart("name"), undefined],
    ["a long name", `name=${"a".repeat(100_000)}`, "application/x-www-form-urlencoded"],
  ];
  const posts = [
    "/ofis/giris",
    "/ofis/davet",
    "/ofis/hesaplar",
    "/ofis/numara",
    "/ofis/kayit/YK-1",
  ];

  test.each(bodies)("and a body of %s break nothing", async (_name, body, type) => {
    const headers = type === undefined ? {} : { "Content-Type": type };
    const send = async (client: EdgeClient, path: string) => {
      const response = await client.fetch(path, { method: "POST", body, headers });
      expect([303, 404, 422]).toContain(response.status);
      await response.arrayBuffer();
    };
    for (const path of posts) await send(ayse.client, path);
    await send(newBrowser(), "/ofis/giris");
  });

  test.each(["PUT", "DELETE", "PATCH", "OPTIONS"])("nor does %s", async (method) => {
    for (const path of ["/ofis", "/ofis/giris", "/ofis/yok"]) {
      const { status, headers } = await ayse.client.fetch(path, { method });
      expect([status, headers.get("Allow")]).toEqual([405, "GET, HEAD, POST"]);
    }
  });

  test("nor a form where there is none", async () => {
    for (const path of ["/ofis", "/ofis/kodlar", "/ofis/denetim", "/ofis/dosya/1/resim"]) {
      expect((await postTo(ayse.client, path, {})).status).toBe(404);
    }
  });

  test("nothing of it was a fault of ours", () => {
    expect(server.log()).not.toContain('"unexpected"');
  });
});

function multipart(name: string): FormData {
  const form = new FormData();
  form.set(name, new File(["x"], "x.txt"));
  return form;
}

test("an invitation's wrong code is written down, whomever it names", async () => {
  await inviteToOffice(server, "davetli");
  const before = lastAudit();
  for (const name of ["davetli", "kimse"]) {
    expect((await setUpAccount(newBrowser(), name, "YANLIS")).response.status).toBe(422);
  }
  const written = query("SELECT account_name, action FROM office_audit WHERE id > ?", before);
  expect(written).toEqual([
    { account_name: "davetli", action: "set-up-failed" },
    { account_name: "(unknown)", action: "set-up-failed" },
  ]);
  // Apart from what the office did: tries that anybody may make do not push that off its pages.
  expect(await ayse.read("/ofis/denetim?tur=denemeler")).toContain("Bilinmeyen ad");
  expect(await ayse.read("/ofis/denetim")).not.toContain("Bilinmeyen ad");
});
