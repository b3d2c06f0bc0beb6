import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createEdgeClient } from "#tests/edge-client.ts";
import { makeNationalNumber, makePerson } from "#tests/factories/person.ts";
import { fetchFromAnywhere } from "#tests/fetch-from.ts";
import { changeDatabase, queryDatabase } from "#tests/local-database.ts";
import type { OfficeClient } from "#tests/office.ts";
import {
  inviteToOffice,
  officeAccounts,
  officePassword,
  openOffice,
  postTo,
  seenIn,
  setUpAccount,
} from "#tests/office.ts";
import { addDays, formatDate, todayInIstanbul } from "#shared/format/date.ts";
import { nativeSuffix } from "#client/form/files/native-suffix.ts";
import { readOutbox, untilSent } from "#tests/outbox.ts";
import { startServer } from "#tests/start-server.ts";
import type { TestServer } from "#tests/start-server.ts";
import type { OfficeAction } from "#worker/broker/store/audit-entry.ts";
import { officeRights } from "#worker/broker/office/rights.ts";
import { officePaths } from "#worker/broker/office/paths.ts";
import {
  changeByHand,
  correctVehicle,
  leaveLead,
  leavePolicy,
  pngFile,
  writeToSupport,
} from "./office-records.ts";
import { makeVerified, quoted } from "./quote-forms.ts";

let server: TestServer;
let ayse: OfficeClient;
let deniz: OfficeClient;

beforeAll(async () => {
  server = await startServer();
  ayse = await openOffice(server, "ayse");
  deniz = await openOffice(server, "deniz");
});
afterAll(() => server.close());
beforeEach(() => change("DELETE FROM rate_events"));

const query = (sql: string, ...values: (string | number)[]) =>
  queryDatabase(server.dataDirectory, sql, ...values);
const change = (sql: string, ...values: (string | number)[]) =>
  changeDatabase(server.dataDirectory, sql, ...values);
const locationOf = (response: Response) => response.headers.get("Location");
const newBrowser = () => createEdgeClient(server.url, fetchFromAnywhere);
const lastAudit = () => Number(query("SELECT max(id) AS id FROM office_audit")[0]!["id"] ?? 0);
const auditSince = (id: number) =>
  query("SELECT account_name, action, subject FROM office_audit WHERE id > ? ORDER BY id", id).map(
    ({ account_name: name, action, subject }) => [name, action, subject].join(" ").trim(),
  );
const recordPath = (reference: string) => `/ofis/kayit/${reference}`;

/** What the office's deeds change; what a try itself counts is not among it. */
const state = () =>
  JSON.stringify([
    query("SELECT * FROM contact_messages"),
    query("SELECT * FROM contact_replies"),
    query("SELECT * FROM request_notes"),
    query("SELECT * FROM support_requests"),
    query("SELECT * FROM support_messages"),
    query("SELECT * FROM vehicle_corrections"),
    query("SELECT member_id FROM members"),
    query("SELECT session_index FROM office_sessions"),
    query("SELECT device_index FROM office_devices"),
    query("SELECT name, invite_hash, password_hash, locked_until FROM office_accounts"),
    query("SELECT id FROM outbox"),
    query("SELECT order_id, state, attention, decision FROM orders"),
    query("SELECT cancellation_id, state, decision FROM cancellations"),
  ]);

/** Somebody's membership with a number, put where a registration puts it. */
async function stolenNumber() {
  const person = makePerson();
  const memberId = `uye-${person.phone}`;
  await copyMember(memberId, person.phone);
  return { ...person, memberId };
}

/** A demo member once more, under another id; its sealed fields stay those of the demo member. */
async function copyMember(memberId: string, phone: string): Promise<void> {
  const columns = Object.keys(query("SELECT * FROM members LIMIT 1")[0]!);
  const values = columns.map((column) => {
    if (column === "member_id") return `'${memberId}'`;
    if (column === "phone_index" || column === "national_index") return `'${phone}'`;
    return column;
  });
  await change(
    `INSERT INTO members (${columns.join(", ")}) SELECT ${values.join(", ")} FROM members
     WHERE phone_verified_at IS NOT NULL LIMIT 1`,
  );
}

/** An order of which the table says that it cannot be read, and of which nothing is left; yields its id. */
async function unreadableOrder(): Promise<string> {
  const quoteId = randomUUID();
  await change(
    `INSERT INTO orders (order_id, quote_id, offer_id, firm_id, state, paid_kurus, instalment_count, attention, created_at, updated_at)
     VALUES (?, ?, 'o', 'ilgaz', 'paying', 100000, 1, 'unreadable', 1, 1)`,
    `${quoteId}-1`,
    quoteId,
  );
  return `${quoteId}-1`;
}

interface Deed {
  /** Of the row it leaves. */
  readonly row: string;
  readonly run: () => Promise<Response>;
}

/** Runs `npm run office`; a failure counts as one of the server. */
const command = async (...words: string[]): Promise<Response> =>
  officeAccounts(server, ...words).then(
    () => new Response(null, { status: 200 }),
    () => new Response(null, { status: 500 }),
  );

const onRecord =
  (intent: string, prepare?: (reference: string) => Promise<unknown>) =>
  async (action: OfficeAction): Promise<Deed> => {
    const reference = await leaveLead(newBrowser());
    await prepare?.(reference);
    const path = recordPath(reference);
    const seen = seenIn(await ayse.read(path));
    return {
      row: `ayse ${action} ${reference}`,
      run: () => postTo(ayse.client, path, { intent, ...seen, answer: "Aradık." }),
    };
  };
const onCorrection =
  (intent: string) =>
  async (action: OfficeAction): Promise<Deed> => {
    const reference = await correctVehicle(server);
    const seen = seenIn(await ayse.read(recordPath(reference)));
    const run = () => postTo(ayse.client, recordPath(reference), { intent, ...seen });
    return { row: `ayse ${action} ${reference}`, run };
  };
const onFile =
  (end: string) =>
  async (action: OfficeAction): Promise<Deed> => {
    const { fileIds } = await writeToSupport(server, [pngFile()]);
    const run = () => ayse.client.fetch(`/ofis/dosya/${fileIds[0]}${end}`);
    return { row: `ayse ${action} ${fileIds[0]}`, run };
  };
const atDoor =
  (fields: Record<string, string>) =>
  async (action: OfficeAction): Promise<Deed> => ({
    row: `deniz ${action}`,
    run: async () =>
      postTo(newBrowser(), "/ofis/giris", {
        name: "deniz",
        password: officePassword,
        code: await deniz.codeAgain(),
        ...fields,
      }),
  });
const wrong = { code: "000000" };

/** Everything that may be written down, and how it comes about. */
const deeds: Readonly<Record<OfficeAction, (action: OfficeAction) => Promise<Deed>>> = {
  invited: async () => ({
    row: "(operations) invited yeni",
    run: () => command("add", "yeni"),
  }),
  removed: async () => {
    await inviteToOffice(server, "giden");
    return { row: "(operations) removed giden", run: () => command("remove", "giden") };
  },
  "set-up": async () => {
    const invite = await inviteToOffice(server, "kuran");
    const run = async () => (await setUpAccount(newBrowser(), "kuran", invite)).response;
    return { row: "kuran set-up", run };
  },
  "set-up-failed": async () => {
    await inviteToOffice(server, "yanilan");
    const run = async () => (await setUpAccount(newBrowser(), "yanilan", "X")).response;
    return { row: "yanilan set-up-failed", run };
  },
  "signed-in": atDoor({}),
  "sign-in-failed": atDoor(wrong),
  "sign-in-locked": async (action) => {
    await change("UPDATE office_accounts SET locked_until = 9e15 WHERE name = 'deniz'");
    return atDoor({})(action);
  },
  unlocked: async () => {
    await change("UPDATE office_accounts SET locked_until = 9e15 WHERE name = 'deniz'");
    const run = () => postTo(ayse.client, "/ofis/hesaplar", { intent: "unlock", name: "deniz" });
    return { row: "ayse unlocked deniz", run };
  },
  "signed-out": async () => {
    const office = await openOffice(server, "cikan");
    return { row: "cikan signed-out", run: () => postTo(office.client, "/ofis/cikis", {}) };
  },
  listed: async () => ({
    row: "ayse listed Siparişler",
    run: () => ayse.client.fetch("/ofis/siparisler"),
  }),
  opened: async (action) => {
    const reference = await leaveLead(newBrowser());
    const run = () => ayse.client.fetch(recordPath(reference));
    return { row: `ayse ${action} ${reference}`, run };
  },
  viewed: onFile("/resim"),
  downloaded: onFile("/indir"),
  took: onRecord("take"),
  released: onRecord("release", (reference) => ayse.act(reference, { intent: "take" })),
  answered: onRecord("answer"),
  noted: async (action) => {
    const reference = await leaveLead(newBrowser());
    const fields = { intent: "note", note: "Cumaya kadar düşünecek." };
    const run = () => postTo(ayse.client, recordPath(reference), fields);
    return { row: `ayse ${action} ${reference}`, run };
  },
  closed: onRecord("close"),
  reopened: onRecord("reopen", (reference) => ayse.act(reference, { intent: "close" })),
  accepted: onCorrection("accept"),
  refused: onCorrection("refuse"),
  "registered-campaign": async () => {
    const fields = {
      source: "bulten",
      medium: "e-posta",
      campaign: `kis-${Date.now()}`,
      page: "/",
    };
    const run = () => postTo(ayse.client, "/ofis/kampanyalar", fields);
    return { row: `ayse registered-campaign ${fields.campaign}`, run };
  },
  "changed-rights": async () => {
    const fields = Object.fromEntries(officeRights.map((right) => [right, "on"]));
    const seen = officeRights.join(",");
    const run = () =>
      postTo(ayse.client, "/ofis/hesaplar", { ...fields, intent: "rights", name: "deniz", seen });
    return { row: `ayse changed-rights deniz ${officeRights.join(",")}`, run };
  },
  "settled-order": async (action) => {
    const orderId = await unreadableOrder();
    const path = officePaths.order.replace(":id", orderId);
    const run = () => postTo(ayse.client, path, { intent: "close" });
    return { row: `ayse ${action} ${orderId} close`, run };
  },
  "searched-policies": async () => ({
    row: "ayse searched-policies 0",
    run: () => postTo(ayse.client, officePaths.policies, { sought: "310-000-0" }),
  }),
  "judged-cancellation": async (action) => {
    const { orderId, person } = await leavePolicy(server);
    const path = officePaths.policy.replace(":id", orderId);
    const run = async () => {
      const said = await decide(ayse, path, { intent: "another-paper", note: "Okunmuyor." });
      if (said.status >= 500) return said;
      await untilSent(server.url, person.phone, "başka bir belge");
      await untilSent(server.url, "ayse@ornek.example", "Okunmuyor.");
      return said;
    };
    return { row: `ayse ${action} ${orderId}:c1 another-paper`, run };
  },
  "transferred-change": async (action) => {
    const { orderId, person } = await changeByHand(server);
    const path = officePaths.policy.replace(":id", orderId);
    expect(await ayse.read(path)).toContain("Elle iade edilecek");
    const run = async () => {
      const sent = await decide(ayse, path, { intent: "transfer-change" });
      if (sent.status >= 500) return sent;
      await untilSent(server.url, person.phone, "İade edilen fark");
      await untilSent(server.url, "ayse@ornek.example", "hesabınıza gönderildi");
      return sent;
    };
    return { row: `ayse ${action} ${orderId}:e1`, run };
  },
  "looked-up": async () => ({
    row: "ayse looked-up",
    run: () => postTo(ayse.client, "/ofis/numara", { number: makeNationalNumber(77) }),
  }),
  "took-back-permission": async () => {
    const fields = { intent: "take-back", receiver: "532 111 22 33", channel: "sms" };
    const run = () => postTo(ayse.client, "/ofis/izinler", fields);
    return { row: "ayse took-back-permission sms", run };
  },
  "released-number": async () => {
    const { memberId } = await stolenNumber();
    const fields = { intent: "release", member: memberId, ...why };
    const run = () => postTo(ayse.client, "/ofis/numara", fields);
    return { row: `ayse released-number ${memberId} baskasi-uye edevlet`, run };
  },
};
const why = { reason: "baskasi-uye", proof: "edevlet" };

/** What a policy's page says that it shows. */
const shownAt = async (path: string) =>
  /name="seen" value="([^"]*)"/.exec(await ayse.read(path))?.[1] ?? "";
const decide = async (
  { client }: OfficeClient,
  path: string,
  fields: Record<string, string>,
): Promise<Response> => postTo(client, path, { seen: await shownAt(path), ...fields });

describe("the record", () => {
  test.each(Object.keys(deeds) as OfficeAction[])(
    "has a row of every deed, and without the row there is no deed: %s",
    async (action) => {
      const { row, run } = await deeds[action](action);
      const before = lastAudit();
      const untouched = state();
      await change(`CREATE TRIGGER no_record BEFORE INSERT ON office_audit WHEN NEW.action = '${action}'
        BEGIN SELECT RAISE(ABORT, 'told to fail'); END`);
      const failed = await run();
      await change("DROP TRIGGER no_record");
      expect(failed.status).toBe(500);
      expect(failed.headers.getSetCookie().join()).not.toContain("office");
      expect(await failed.text()).not.toMatch(/İpek|YK-|PNG/);
      expect(state()).toBe(untouched);
      expect(auditSince(before)).not.toContain(row);
      const done = await run();
      expect(done.status).toBeLessThan(500);
      expect(auditSince(before).filter((line) => line === row)).toHaveLength(1);
      await change("UPDATE office_accounts SET locked_until = 0, failed_logins = 0");
    },
  );
});

/** Every address that shows something, and the thing it is asked for. */
const shown: Readonly<
  Record<Exclude<keyof typeof officePaths, "signIn" | "signOut" | "invite">, () => Promise<string>>
> = {
  inbox: async () => "",
  codes: async () => "",
  orders: async () => "",
  order: async () => unreadableOrder(),
  policies: async () => "",
  policy: async () => (await leavePolicy(server)).orderId,
  saleRecord: async () => unreadableOrder(),
  saleRecordPdf: async () => unreadableOrder(),
  numbers: async () => "",
  permissions: async () => "",
  accounts: async () => "",
  audit: async () => "",
  campaigns: async () => "",
  campaignsCsv: async () => "",
  status: async () => "",
  item: () => leaveLead(newBrowser()),
  file: async () => (await writeToSupport(server, [pngFile()])).fileIds[0]!,
  fileImage: async () => (await writeToSupport(server, [pngFile()])).fileIds[0]!,
  fileDownload: async () => (await writeToSupport(server, [pngFile()])).fileIds[0]!,
  offers: async () => {
    const { client } = await makeVerified(server.url);
    await quoted(client);
    return String(query("SELECT quote_id FROM quotes ORDER BY created_at DESC")[0]!["quote_id"]);
  },
};

test.each(Object.keys(shown) as (keyof typeof shown)[])(
  "of a look at what is at %s there is a row",
  async (name) => {
    const id = await shown[name]();
    const before = lastAudit();
    const response = await ayse.client.fetch(officePaths[name].replace(":id", id));
    expect(response.status).toBe(200);
    const [row, ...others] = auditSince(before);
    expect(row).toMatch(/^ayse (listed|opened|viewed|downloaded) ./);
    expect(others).toEqual([]);
  },
);

describe("a policy that is left", () => {
  const pathOf = (orderId: string) => officePaths.policy.replace(":id", orderId);
  const stateOf = (orderId: string) =>
    query("SELECT state FROM cancellations WHERE order_id = ?", orderId)[0]?.["state"];

  test("is found by number, phone, plate and name, its paper looked at, and goes to the insurer once it is accepted", async () => {
    const { orderId, policyNumber, fileId, person } = await leavePolicy(server);
    const { phone, plate } = person;
    expect(await ayse.read(officePaths.policies)).toContain(policyNumber);
    const page = await ayse.read(pathOf(orderId));
    for (const told of ["Aracımı sattım", "satis.png", "Belge inceleniyor"]) {
      expect(page).toContain(told);
    }
    const image = await ayse.client.fetch(officePaths.fileImage.replace(":id", fileId));
    expect(image.headers.get("Content-Type")).toBe("image/png");
    const bare = await decide(ayse, pathOf(orderId), { intent: "another-paper", note: "\u3164" });
    expect(bare.status).toBe(422);
    expect(stateOf(orderId)).toBe("checking");
    const seen = await shownAt(pathOf(orderId));
    const both = await Promise.all(
      [ayse, deniz].map((one) => decide(one, pathOf(orderId), { intent: "accept", seen })),
    );
    const outcomes = both.map(
      (each) => /sonuc=(\w+)/.exec(locationOf(each) ?? "")?.[1] ?? each.status,
    );
    expect(outcomes).toContain("decided");
    expect(outcomes.some((one) => one === "overtaken" || one === 409)).toBe(true);
    await untilSent(server.url, phone, "sona erdi");
    await untilSent(server.url, phone, "iadesi gönderildi");
    expect(stateOf(orderId)).toBe("done");
    // Nothing waits any more, so that what names it now has found it.
    expect(await ayse.read(officePaths.policies)).not.toContain(policyNumber);
    const [, holder = "?"] = /Sigorta ettiren<\/dt><dd>([^<]+)/.exec(page) ?? [];
    for (const sought of [policyNumber, `0${phone}`, plate, holder.toLocaleLowerCase("tr")]) {
      const found = await postTo(ayse.client, officePaths.policies, { sought });
      expect([sought, (await found.text()).includes(pathOf(orderId))]).toEqual([sought, true]);
    }
    const none = await postTo(ayse.client, officePaths.policies, { sought: "Kimse Değil" });
    expect(await none.text()).not.toContain(policyNumber);
  });

  test("is asked another paper of, which its owner sends without scripts", async () => {
    const { orderId, client, path, person } = await leavePolicy(server);
    const before = await shownAt(pathOf(orderId));
    await decide(ayse, pathOf(orderId), { intent: "another-paper", note: "Okunmuyor." });
    await untilSent(server.url, person.phone, "başka bir belge");
    const page = await (await client.fetch(path)).text();
    expect(page).toContain("Okunmuyor.");
    const mebibyte = 1024 ** 2;
    const send = (bytes: number) => {
      const form = new FormData();
      form.set("intent", "belge");
      const parts = ["%PDF-1.7", new Uint8Array(bytes - 8)];
      form.set(`belge${nativeSuffix}`, new File(parts, "satis-2.pdf"));
      return client.fetch(path, { method: "POST", body: form });
    };
    expect((await send(16 * mebibyte)).status).toBe(413);
    const large = await send(10 * mebibyte + 1);
    expect(large.status).toBe(422);
    expect(await large.text()).toContain("Dosya en fazla 10 MB olabilir.");
    expect((await send(10 * mebibyte)).status).toBe(302);
    expect(stateOf(orderId)).toBe("checking");
    // Who still looks at the first paper decides nothing of the second.
    for (const seen of [before, ""]) {
      const stale = { intent: "refuse", note: "İlk belge <boş>.", seen };
      const overtaken = await postTo(deniz.client, pathOf(orderId), stale);
      expect(overtaken.status).toBe(409);
      const stillShown = await overtaken.text();
      expect(stillShown).toContain("durum değişmiş");
      expect(stillShown).toContain("İlk belge &lt;boş&gt;.");
      expect(stillShown).toContain("satis-2.pdf");
    }
    expect(stateOf(orderId)).toBe("checking");
    await decide(ayse, pathOf(orderId), { intent: "refuse", note: "Satış görünmüyor." });
    await untilSent(server.url, person.phone, "kabul edilmedi");
    expect(await (await client.fetch(path)).text()).toContain("Satış görünmüyor.");
  });
});

describe("notes of a request", () => {
  const today = todayInIstanbul(Date.now());
  const note = (reference: string, fields: Record<string, string>) =>
    ayse.act(reference, { intent: "note", ...fields });

  test.each([
    ["a lead", () => leaveLead(newBrowser())],
    ["a member's request", async () => (await writeToSupport(server)).reference],
    ["a correction", () => correctVehicle(server)],
  ])("stand on %s with who, when, a call and the next day", async (_, leave) => {
    const reference = await leave();
    const first = await note(reference, {
      note: "Eşine <soracak>.",
      call: "missed",
      nextOn: today,
    });
    expect(first).toContain("Notunuz kayda eklendi.");
    const both = await deniz.act(reference, {
      intent: "note",
      call: "reached",
      shownNextOn: today,
      nextOn: today,
    });
    expect(both).toMatch(/ayse<\/strong>[^]*Arandı, ulaşılamadı<[^]*Eşine &lt;soracak&gt;\./);
    expect(both).toMatch(/deniz<\/strong>[^]*Arandı, görüşüldü</);
    expect(both).toContain(`Sıradaki tarih: ${formatDate(today)}`);
    const kept = query("SELECT * FROM request_notes WHERE reference_number = ?", reference);
    expect(kept).toHaveLength(2);
    expect(JSON.stringify(kept)).not.toContain("soracak");
    const due = `${reference}</a> · ${formatDate(today)}`;
    expect(await ayse.read("/ofis")).toContain(due);
    expect(await ayse.read("/ofis")).toMatch(
      new RegExp(`${reference}</p>[^]*?badge alert">${formatDate(today)}`),
    );
    await ayse.act(reference, { intent: reference.startsWith("AD") ? "refuse" : "close" });
    expect(await ayse.read("/ofis")).not.toContain(due);
  });

  test("leave a day that somebody else set meanwhile, unless they change it", async () => {
    const reference = await leaveLead(newBrowser());
    const dayOf = async () =>
      /name="shownNextOn" value="([^"]*)"/.exec(await ayse.read(recordPath(reference)))?.[1];
    await note(reference, { nextOn: addDays(today, 3) });
    await note(reference, { note: "Tarih görmeden yazıldı.", shownNextOn: "", nextOn: "" });
    expect(await dayOf()).toBe(addDays(today, 3));
    await note(reference, { shownNextOn: addDays(today, 3), nextOn: "" });
    expect(await dayOf()).toBe("");
  });

  test("are kept once however often their form is sent, and beside each other where they differ", async () => {
    const reference = await leaveLead(newBrowser());
    const seen = seenIn(await ayse.read(recordPath(reference)));
    const before = lastAudit();
    const send = (text: string, call = "") =>
      postTo(ayse.client, recordPath(reference), { intent: "note", ...seen, note: text, call });
    const texts = ["Bir", "Bir", "İki", "Bir", "İki"];
    const sent = await Promise.all([...texts.map((text) => send(text)), send("Bir", "missed")]);
    expect(new Set(sent.map(({ status }) => status))).toEqual(new Set([303]));
    const kept = "SELECT count(*) AS count FROM request_notes WHERE reference_number = ?";
    expect(query(kept, reference)).toEqual([{ count: 3 }]);
    expect(auditSince(before).filter((line) => line === `ayse noted ${reference}`)).toHaveLength(3);
    // Written again on the page that shows the first one, it is another one.
    await note(reference, { note: "Bir" });
    expect(query(kept, reference)).toEqual([{ count: 4 }]);
  });

  test.each([
    ["note", "Notunuz kayda eklendi.", ["answer"]],
    ["answer", "Yanıtınız gönderildi.", ["note"]],
    ["take", "Kaydı üstlendiniz.", ["answer", "note"]],
    ["close", "Kayıt kapandı.", ["answer", "note"]],
  ] as const)(
    "and an answer survive what is done beside them: %s",
    async (intent, notice, left) => {
      const reference = await leaveLead(newBrowser());
      const day = addDays(today, 2);
      const typed = { answer: "Yarım kalan <yanıt>", note: "Yarım kalan <not>" };
      const more = { call: "missed", shownNextOn: "", nextOn: day, close: "on" };
      const html = await ayse.act(reference, { intent, ...typed, ...more });
      expect(html).toContain(notice);
      for (const [name, text] of Object.entries(typed)) {
        const isLeft = left.some((one) => one === name);
        const escaped = `${text.replace("<", "&lt;").replace(">", "&gt;")}</textarea>`;
        expect([name, html.includes(escaped)]).toEqual([name, isLeft]);
      }
      expect(html.includes(`name="nextOn" type="date" value="${day}"`)).toBe(true);
      expect(/value="missed"\s+checked/.test(html)).toBe(left.some((one) => one === "note"));
      expect(/name="close"\s+checked/.test(html)).toBe(left.some((one) => one === "answer"));
    },
  );

  test.each([
    ["nothing", {}, "Lütfen bir not yazın"],
    ["a call of no kind", { call: "maybe" }, "Lütfen bir not yazın"],
    ["a text too long", { note: "a".repeat(2001) }, "Not en fazla 2000 karakter"],
    ["no day", { note: "Ara", nextOn: "31.02.2027" }, "Lütfen geçerli bir tarih girin."],
    ["a day gone", { note: "Ara", nextOn: addDays(today, -1) }, "bugünden önce olamaz"],
    ["a day too far", { note: "Ara", nextOn: addDays(today, 367) }, "en fazla bir yıl sonra"],
  ])("with %s are told what is missing, and keep what was typed", async (_, fields, fault) => {
    const reference = await leaveLead(newBrowser());
    const untouched = state();
    const path = recordPath(reference);
    const refused = await postTo(ayse.client, path, { intent: "note", ...fields });
    expect(refused.status).toBe(422);
    const html = await refused.text();
    expect(html).toContain(fault);
    if ("note" in fields) expect(html).toContain(`${fields.note}</textarea>`);
    expect(state()).toBe(untouched);
  });
});

describe("six at once", () => {
  const six = <T>(make: (index: number) => T): T[] =>
    Array.from({ length: 6 }, (_, at) => make(at));
  const words = (responses: readonly Response[]) =>
    responses.map((response) => /sonuc=([\w-]+)/.exec(locationOf(response) ?? "")?.[1]);

  /** All but the one that won, sent by ayse and deniz in turn, show the record as it is now and who was first. */
  async function expectTold(responses: readonly Response[], winner: string): Promise<void> {
    expect(responses.map(({ status }) => status).toSorted()).toEqual([
      303,
      ...six(() => 409).slice(1),
    ]);
    for (const [at, response] of responses.entries()) {
      if (response.status !== 409) continue;
      const by =
        [ayse, deniz][at % 2]!.name === winner ? "sizin tarafınızdan" : `${winner} tarafından`;
      expect(await response.text()).toContain(`Bu kayıt az önce ${by}`);
    }
  }

  test.each([
    ["take", [], "took", "ustlenildi"],
    ["release", ["take"], "released", "birakildi"],
    ["close", [], "closed", "kapandi"],
    ["reopen", ["close"], "reopened", "acildi"],
  ] as const)("%s a record once, and the others are told by whom it was", async (...given) => {
    const [intent, earlier, action, word] = given;
    const lead = await leaveLead(newBrowser());
    const { reference: request } = await writeToSupport(server);
    for (const reference of [lead, request]) {
      for (const before of earlier) await ayse.act(reference, { intent: before });
      const seen = seenIn(await ayse.read(recordPath(reference)));
      const before = lastAudit();
      const both = [ayse, deniz];
      const responses = await Promise.all(
        six((at) => postTo(both[at % 2]!.client, recordPath(reference), { intent, ...seen })),
      );
      expect(words(responses).filter((each) => each === word)).toHaveLength(1);
      const rows = auditSince(before).filter((line) => line.includes(` ${action} `));
      expect(rows).toHaveLength(1);
      const winner = rows[0]!.split(" ")[0];
      await expectTold(responses, winner!);
    }
  });

  test.each(["accept", "refuse"])("%s a correction once", async (intent) => {
    const reference = await correctVehicle(server);
    const seen = seenIn(await ayse.read(recordPath(reference)));
    const before = lastAudit();
    const responses = await Promise.all(
      six((at) =>
        postTo([ayse, deniz][at % 2]!.client, recordPath(reference), {
          ...seen,
          // One of them decides otherwise.
          intent: at === 5 ? "refuse" : intent,
        }),
      ),
    );
    const rows = auditSince(before).filter((line) => /accepted|refused/.test(line));
    expect(rows).toHaveLength(1);
    await expectTold(responses, rows[0]!.split(" ")[0]!);
  });

  test("answer a lead once, by one text message, and lose nothing that was typed", async () => {
    const { phone } = makePerson();
    const reference = await leaveLead(newBrowser(), phone);
    const seen = seenIn(await ayse.read(recordPath(reference)));
    const sent = (await readOutbox(server.url, phone)).length;
    const before = lastAudit();
    const responses = await Promise.all(
      six((at) => {
        const fields = { intent: "answer", ...seen, answer: `Yanıt ${at}`, close: "on" };
        return postTo([ayse, deniz][at % 2]!.client, recordPath(reference), fields);
      }),
    );
    expect(words(responses).filter((word) => word === "yanitlandi")).toHaveLength(1);
    const rows = auditSince(before).filter((line) => line.includes(" answered "));
    expect(rows).toHaveLength(1);
    const winner = rows[0]!.split(" ")[0]!;
    expect(await readOutbox(server.url, phone)).toHaveLength(sent + 1);
    for (const [at, response] of responses.entries()) {
      if (response.status !== 409) continue;
      const html = await response.text();
      const by =
        [ayse, deniz][at % 2]!.name === winner ? "sizin tarafınızdan" : `${winner} tarafından`;
      expect(html).toContain(`Bu kayıt az önce ${by} yanıtlandı.`);
      expect(html).toContain(`Yanıt ${at}</textarea>`);
      expect(html).toMatch(/name="close"\s+checked/);
    }
    const replies = "SELECT count(*) AS count FROM contact_replies WHERE reference_number = ?";
    expect(query(replies, reference)).toEqual([{ count: 1 }]);
    // Sent knowingly after what was shown, a second answer goes out.
    const again = await ayse.act(reference, { intent: "answer", answer: "Bir şey daha." });
    expect(again).toContain("Yanıtınız gönderildi.");
  });

  test("answer a member's request once, by one e-mail", async () => {
    const { reference } = await writeToSupport(server);
    const seen = seenIn(await ayse.read(recordPath(reference)));
    const mails = () => Number(query("SELECT count(*) AS count FROM outbox")[0]!["count"]);
    const before = mails();
    const fields = { intent: "answer", ...seen, answer: "Bakıyoruz.", after: "solved" };
    const responses = await Promise.all(
      six(() => postTo(ayse.client, recordPath(reference), fields)),
    );
    expect(words(responses).filter((word) => word === "yanitlandi")).toHaveLength(1);
    expect(mails()).toBe(before + 1);
    const written =
      "SELECT count(*) AS count FROM support_messages WHERE author = 'office' AND request_id = (SELECT request_id FROM support_requests WHERE reference_number = ?)";
    expect(query(written, reference)).toEqual([{ count: 1 }]);
  });

  test("what has changed meanwhile is neither answered nor closed", async () => {
    const { reference } = await writeToSupport(server);
    const { version, takenBy } = seenIn(await ayse.read(recordPath(reference)));
    await change(
      "UPDATE support_requests SET updated_at = updated_at + 5 WHERE reference_number = ?",
      reference,
    );
    const untouched = state();
    for (const stale of [version, "", "NaN", "1e3"]) {
      for (const [intent, told] of [
        ["answer", "Siz yazarken bu kayıtta yeni bir gelişme oldu."],
        ["close", "Siz bu sayfadayken kayıtta yeni bir gelişme oldu"],
      ] as const) {
        const fields = { intent, version: stale, takenBy, answer: "Eski sözler" };
        const response = await postTo(ayse.client, recordPath(reference), fields);
        expect(response.status).toBe(409);
        const html = await response.text();
        expect(html).toContain(told);
        expect(html).toContain("Eski sözler</textarea>");
        expect(seenIn(html).version).toBe(String(Number(version) + 5));
      }
    }
    expect(state()).toBe(untouched);
  });

  test("what a colleague has taken meanwhile is closed only by who has seen that", async () => {
    const reference = await leaveLead(newBrowser());
    const seen = seenIn(await deniz.read(recordPath(reference)));
    await ayse.act(reference, { intent: "take" });
    const close = { ...seen, intent: "close" };
    const late = await postTo(deniz.client, recordPath(reference), close);
    expect(late.status).toBe(409);
    expect(await late.text()).toContain("Bu kayıt az önce ayse tarafından üstlenildi.");
    expect(await deniz.act(reference, { intent: "close" })).toContain("Kayıt kapandı.");
  });

  test("a correction that says more by now is not accepted unseen", async () => {
    const reference = await correctVehicle(server);
    const seen = seenIn(await ayse.read(recordPath(reference)));
    await change(
      "UPDATE vehicle_corrections SET updated_at = updated_at + 5 WHERE reference_number = ?",
      reference,
    );
    const accepted = await postTo(ayse.client, recordPath(reference), {
      ...seen,
      intent: "accept",
    });
    expect(accepted.status).toBe(409);
    expect(await ayse.act(reference, { intent: "accept" })).toContain("Düzeltme kabul edildi");
  });
});

describe("a file", () => {
  const open = (fileId: string, end = "") => ayse.client.fetch(`/ofis/dosya/${fileId}${end}`);
  const jpeg = new Uint8Array([
    0xff,
    0xd8,
    0xff,
    0xe0,
    ...Buffer.from("<script>alert(1)</script>"),
  ]);
  const pdf = "%PDF-1.7\n<script>alert(1)</script>";

  test("that is a picture is shown on a page that runs nothing, from an address that can do nothing", async () => {
    const name = '"><img src=x onerror=alert(1)>.png';
    const { reference, fileIds } = await writeToSupport(server, [
      pngFile(name),
      new File([jpeg], "bulmaca.jpg"),
    ]);
    expect(await ayse.read(recordPath(reference))).toContain(`href="/ofis/dosya/${fileIds[0]}"`);
    for (const [fileId, type, ownName] of [
      [fileIds[0]!, "image/png", "dosya.png"],
      [fileIds[1]!, "image/jpeg", "dosya.jpg"],
    ] as const) {
      const page = await open(fileId);
      const html = await page.text();
      expect(page.headers.get("Content-Security-Policy")).toMatch(
        /default-src 'none'.*img-src 'self'/,
      );
      expect(html).toContain(`src="/ofis/dosya/${fileId}/resim"`);
      expect(html).not.toMatch(/<script|<img src=x/);
      const image = await open(fileId, "/resim");
      expect(Object.fromEntries(image.headers)).toMatchObject({
        "content-type": type,
        "content-disposition": `inline; filename="${ownName}"`,
        "content-security-policy": "sandbox; default-src 'none'; frame-ancestors 'none'",
        "x-content-type-options": "nosniff",
        "cross-origin-resource-policy": "same-origin",
        "cache-control": "private, no-store",
      });
      expect((await image.arrayBuffer()).byteLength).toBeGreaterThan(20);
      const kept = await open(fileId, "/indir");
      expect(kept.headers.get("Content-Disposition")).toContain("attachment");
    }
    // Of what its first bytes do not say it is nothing is shown, whatever it is stored as.
    await change(
      "UPDATE support_files SET content_type = 'text/html' WHERE file_id = ?",
      fileIds[0]!,
    );
    expect((await open(fileIds[0]!, "/resim")).headers.get("Content-Type")).toBe("image/png");
  });

  test("that is a PDF is downloaded and never shown", async () => {
    const { fileIds } = await writeToSupport(server, [new File([pdf], "police.pdf")]);
    const page = await open(fileIds[0]!);
    expect(page.headers.get("Content-Security-Policy")).not.toContain("img-src");
    const html = await page.text();
    expect(html).toContain("PDF belgesi");
    expect(html).not.toContain("<img");
    expect((await open(fileIds[0]!, "/resim")).status).toBe(404);
    const kept = await open(fileIds[0]!, "/indir");
    expect(Object.fromEntries(kept.headers)).toMatchObject({
      "content-type": "application/pdf",
      "content-disposition": expect.stringContaining("attachment"),
      "content-security-policy": expect.stringContaining("sandbox"),
    });
  });

  test("is nobody's who is not signed in", async () => {
    const { fileIds } = await writeToSupport(server, [pngFile()]);
    for (const end of ["", "/resim", "/indir"]) {
      const answer = await newBrowser().fetch(`/ofis/dosya/${fileIds[0]}${end}`);
      expect(locationOf(answer)).toBe("/ofis/giris");
    }
  });
});

test.each([
  ["532 777 88 99", "email"],
  ["yok@ornek.example", "sms"],
  ["yok@ornek.example", "call"],
])(
  "a permission of %s by a way that does not lead there (%s) is not said to be taken back",
  async (receiver, channel) => {
    const taken = () => query("SELECT * FROM office_audit WHERE action = 'took-back-permission'");
    const before = taken();
    const fields = { intent: "take-back", receiver, channel };
    const answer = await postTo(ayse.client, "/ofis/izinler", fields);
    expect(answer.status).toBe(422);
    expect(await answer.text()).toContain("Bu yol bu alıcıya uymuyor");
    expect(taken()).toEqual(before);
  },
);

describe("what a page says has been done", () => {
  const notice = 'role="status"';

  test("is said to who did it, on that page, and to nobody else by its address", async () => {
    const [reference, other] = [await leaveLead(newBrowser()), await leaveLead(newBrowser())];
    const seen = seenIn(await ayse.read(recordPath(reference)));
    const sent = await postTo(ayse.client, recordPath(reference), { intent: "take", ...seen });
    const address = locationOf(sent)!;
    expect(await ayse.read(address)).toContain("Kaydı üstlendiniz.");
    expect(await deniz.read(address)).not.toContain(notice);
    expect(await ayse.read(address.replace(reference, other))).not.toContain(notice);
    expect(await ayse.read(address.replace("ustlenildi", "kapandi"))).not.toContain(notice);
  });

  test.each([
    ["/ofis/hesaplar", "acildi"],
    ["/ofis/numara", "serbest"],
    ["/ofis/izinler", "geri-alindi"],
  ])("is not said at %s by an address that somebody has written", async (path, word) => {
    expect(await ayse.read(`${path}?sonuc=${word}`)).not.toContain(notice);
    expect(await ayse.read(`${path}?sonuc=${word}&imza=${"0".repeat(64)}`)).not.toContain(notice);
  });
});

test.each(["", "give", "take"])(
  "a permission is not taken back by an intent of %j",
  async (intent) => {
    const taken = () => query("SELECT * FROM office_audit WHERE action = 'took-back-permission'");
    const before = taken();
    const fields = { intent, receiver: "532 777 88 99", channel: "sms" };
    const answer = await postTo(ayse.client, "/ofis/izinler", fields);
    expect(answer.status).toBe(422);
    const html = await answer.text();
    expect(html).toContain("hiçbir izin geri alınmadı");
    expect(html).toContain('value="532 777 88 99"');
    expect(taken()).toEqual(before);
  },
);
