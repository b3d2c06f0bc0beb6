import type { D1Database } from "@cloudflare/workers-types";
import { beforeAll, expect, test } from "vitest";
import { sendContactMessage } from "#shared/calls/support/send-contact-message.ts";
import { addRequest } from "#shared/calls/support/add-request.ts";
import type { RequestOf } from "#shared/calls/call.ts";
import { getRequestFile } from "#shared/calls/support/get-request-file.ts";
import { listRequestStatuses } from "#shared/calls/support/list-request-statuses.ts";
import { listRequestTypes } from "#shared/calls/support/list-request-types.ts";
import { listRequests } from "#shared/calls/support/list-requests.ts";
import { replyToRequest } from "#shared/calls/support/reply-to-request.ts";
import { supportStatuses } from "#shared/calls/support/support-fields.ts";
import { viewRequest } from "#shared/calls/support/view-request.ts";
import { encodeBase64 } from "#shared/crypto/base64.ts";
import type { OfficeEvent } from "#worker/broker/support/office-reply.ts";
import { entryOf } from "#worker/broker/office/office-context.ts";
import { replyAsOffice } from "#worker/broker/support/office-reply.ts";
import { createBlindIndex } from "#worker/broker/crypto/blind-index.ts";
import { createVault } from "#worker/broker/crypto/vault.ts";
import { StorageKeysSchema } from "#worker/broker/env-schemas.ts";
import { createOutboxNotifier } from "#worker/broker/notification/outbox.ts";
import { createStore } from "#worker/broker/repositories.ts";
import { SiteSchema } from "#shared/site.ts";
import * as v from "valibot";
import { makeCaller, useBroker, testVars } from "./harness.ts";
import type { Caller, SharedBroker } from "./harness.ts";
import { askQuote, makePhone } from "./journey.ts";
import { makeSignedIn } from "./member.ts";
import type { SignedIn } from "./member.ts";

let broker: SharedBroker;
let ayse: SignedIn;
let mert: SignedIn;
beforeAll(async () => {
  broker = await useBroker();
  ayse = await makeSignedIn(broker);
  mert = await makeSignedIn(broker);
});

const pdf = encodeBase64(new TextEncoder().encode("%PDF-1.7 örnek"));
const question = (
  change: Partial<RequestOf<typeof addRequest>> = {},
): RequestOf<typeof addRequest> => ({
  typeId: "police",
  subject: "Poliçemin başlangıcı",
  message: "Poliçem hangi gün başlıyor?",
  ...change,
});

const add = (caller: Caller, change: Partial<RequestOf<typeof addRequest>> = {}) =>
  broker.call(addRequest, question(change), caller);
const view = (caller: Caller, requestId: string) => broker.call(viewRequest, { requestId }, caller);
const list = (caller: Caller, input: RequestOf<typeof listRequests> = {}) =>
  broker.call(listRequests, input, caller);

async function opened(caller: Caller, change: Partial<RequestOf<typeof addRequest>> = {}) {
  const { data, message } = await add(caller, change);
  if (data === null) throw new Error(`not opened: ${message}`);
  return data;
}

/** The office, at its own desk: the same store under the same keys. */
async function answer(referenceNumber: string, event: OfficeEvent) {
  const { DATA_KEYS, INDEX_KEY } = v.parse(StorageKeysSchema, testVars);
  const database = (await broker.database()) as unknown as D1Database;
  const store = createStore(database, createVault(DATA_KEYS), createBlindIndex(INDEX_KEY));
  const now = Date.now;
  const { updatedAt: version = 0 } = (await store.support.findByReference(referenceNumber)) ?? {};
  const entry = entryOf("ayse", { now })("answered", referenceNumber);
  return replyAsOffice(referenceNumber, { text: "Yarın başlıyor.", version, entry }, event, {
    store,
    notifier: createOutboxNotifier(store.outbox, now),
    site: v.parse(SiteSchema, {}),
    now,
    randomUuid: () => crypto.randomUUID(),
  });
}

// Specification 7.27
test("types and statuses have words for everybody", async () => {
  const types = await broker.call(listRequestTypes, {}, makeCaller());
  expect(types.data?.items).toContainEqual({ text: "Poliçe bilgisi", id: "police" });
  const statuses = await broker.call(listRequestStatuses, {}, makeCaller());
  expect(statuses.data?.items.map(({ id }) => id)).toEqual([...supportStatuses]);
});

test("a request is opened, listed and read, and told to member and office", async () => {
  const files = [{ fileName: "C:\\fakepath\\poliçe.pdf", content: pdf }];
  const { requestId, referenceNumber } = await opened(ayse.member, { files });
  expect(referenceNumber).toMatch(/^DT-\d{8}$/);
  const summary = {
    requestId,
    referenceNumber,
    typeId: "police",
    typeText: "Poliçe bilgisi",
    subject: "Poliçemin başlangıcı",
    status: "open",
    statusText: "Açık",
    createdAt: expect.any(Number),
    updatedAt: expect.any(Number),
    hasNews: false,
  };
  const listed = await list(ayse.member);
  expect(listed.data?.results[0]).toEqual(summary);
  const seen = await view(ayse.member, requestId);
  expect(seen.data?.request).toEqual(summary);
  expect(seen.data?.messages).toEqual([
    {
      messageId: expect.any(String),
      author: "member",
      text: "Poliçem hangi gün başlıyor?",
      createdAt: expect.any(Number),
      files: [
        {
          fileId: expect.any(String),
          fileName: "poliçe.pdf",
          contentType: "application/pdf",
          sizeBytes: 15,
        },
      ],
    },
  ]);
  const fileId = seen.data?.messages[0]?.files[0]?.fileId ?? "";
  const file = await broker.call(getRequestFile, { fileId }, ayse.member);
  const expected = { fileName: "poliçe.pdf", contentType: "application/pdf", content: pdf };
  expect(file.data).toEqual(expected);

  const [mail] = await broker.outbox("uye@ornek.example");
  expect(mail?.subject).toBe(`Destek talebiniz alındı: ${referenceNumber}`);
  const [notice] = await broker.outbox("iletisim@yelkovan.example");
  expect(notice?.text).toContain(referenceNumber);
  expect(notice?.text).not.toMatch(/Çağrı|Poliçem/);

  for (const table of ["support_requests", "support_messages", "support_files"]) {
    const rows = JSON.stringify(await broker.query(`SELECT * FROM ${table}`));
    expect(rows).not.toMatch(/Poliçem|poliçe\.pdf/);
  }
});

test("a file of 3 MiB comes back as it was, one byte more is refused", async () => {
  const bytes = new Uint8Array(3 * 1024 * 1024).map((_, index) => (index * 7) % 251);
  bytes.set(new TextEncoder().encode("%PDF-"));
  const content = Buffer.from(bytes).toString("base64");
  const whole = { fileName: "a.pdf", content };
  const { requestId } = await opened(ayse.member, { files: [whole, whole, whole] });
  const files = (await view(ayse.member, requestId)).data?.messages[0]?.files ?? [];
  expect(files).toHaveLength(3);
  const { fileId = "" } = files[2] ?? {};
  const { data } = await broker.call(getRequestFile, { fileId }, ayse.member);
  expect(data?.content === content).toBe(true);

  const larger = Buffer.concat([bytes, Buffer.from([0])]).toString("base64");
  const refused = await add(ayse.member, { files: [{ fileName: "a.pdf", content: larger }] });
  expect(refused).toMatchObject({
    status: 422,
    errors: { Files: ["Dosya en fazla 3 MB olabilir."] },
  });
});

test.each([
  [
    "no base64",
    [{ fileName: "a.pdf", content: "%" }],
    "Dosya okunamadı. Lütfen dosyayı yeniden ekleyiniz.",
  ],
  [
    "a program",
    [{ fileName: "a.pdf", content: btoa("MZ program") }],
    "Yalnızca JPEG, PNG veya PDF dosyası ekleyebilirsiniz.",
  ],
  [
    "four files",
    Array.from({ length: 4 }, () => ({ fileName: "a.pdf", content: pdf })),
    "En fazla 3 dosya ekleyebilirsiniz.",
  ],
])("%s is refused at the files, and nothing is kept", async (_name, files, message) => {
  const before = await list(ayse.member);
  const refused = await add(ayse.member, { files });
  expect(refused).toMatchObject({ status: 422, message, errors: { Files: [message] } });
  expect((await list(ayse.member)).data?.total).toBe(before.data?.total);
});

test("type, subject and message are asked for by name", async () => {
  const unknown = await add(ayse.member, { typeId: "__proto__" });
  expect(unknown.errors).toEqual({ TypeId: ["Lütfen talep türünü seçiniz"] });
  const blank = await add(ayse.member, { subject: "  ", message: "" });
  expect(blank.errors).toEqual({
    Subject: ["Lütfen konuyu yazınız"],
    Message: ["Lütfen mesajınızı yazınız"],
  });
});

test("a request that is sent again, or several times at once, is one and told of once; another text is another", async () => {
  const deniz = await makeSignedIn(broker);
  const file = { fileName: "a.pdf", content: pdf };
  const sent = await Promise.all(
    Array.from({ length: 6 }, () => opened(deniz.member, { files: [file] })),
  );
  const [first] = sent;
  expect(sent).toEqual(sent.map(() => first));
  expect(await opened(deniz.member, { files: [file] })).toEqual(first);
  const seen = await view(deniz.member, first?.requestId ?? "");
  expect(seen.data?.messages.map(({ files }) => files.length)).toEqual([1]);
  const files = `SELECT file_id FROM support_files WHERE member_id = '${deniz.memberId}'`;
  expect(await broker.query(files)).toHaveLength(1);
  const told = (await broker.outbox()).filter(({ text }) =>
    text.includes(first?.referenceNumber ?? ""),
  );
  expect(told.map(({ to }) => to).toSorted()).toEqual([
    "iletisim@yelkovan.example",
    "uye@ornek.example",
  ]);

  await opened(deniz.member, { message: "Poliçem hangi gün bitiyor?", files: [file] });
  await opened(deniz.member);
  expect((await list(deniz.member)).data?.total).toBe(3);
  const { member } = await makeSignedIn(broker);
  expect((await opened(member, { files: [file] })).requestId).not.toBe(first?.requestId);
  await broker.query(
    `UPDATE support_requests SET created_at = created_at - 600001 WHERE member_id = '${deniz.memberId}'`,
  );
  expect(await opened(deniz.member, { files: [file] })).not.toEqual(first);
});

test("a reply that is sent several times at once is one and told of once; another text is another", async () => {
  const deniz = await makeSignedIn(broker);
  const { requestId, referenceNumber } = await opened(deniz.member);
  const input = {
    requestId,
    message: "Yanıtınızı bekliyorum.",
    files: [{ fileName: "a.pdf", content: pdf }],
  };
  const reply = (change: Partial<typeof input> = {}) =>
    broker.call(replyToRequest, { ...input, ...change }, deniz.member);
  const answers = await Promise.all(Array.from({ length: 6 }, () => reply()));
  for (const { data } of answers) expect(data).toEqual({ status: "open" });
  expect((await reply()).status).toBe(200);
  const messages = async () => (await view(deniz.member, requestId)).data?.messages ?? [];
  expect((await messages()).map(({ files }) => files.length)).toEqual([0, 1]);
  const told = (await broker.outbox("iletisim@yelkovan.example")).filter(({ text }) =>
    text.includes(referenceNumber),
  );
  expect(told).toHaveLength(2);
  await reply({ message: "Yanıtınızı hâlâ bekliyorum." });
  await reply({ files: [] });
  expect(await messages()).toHaveLength(4);
});

test("a request goes from hand to hand until it is solved, and is opened again by writing", async () => {
  const { requestId, referenceNumber } = await opened(ayse.member);
  const standing = async () => {
    const { data } = await list(ayse.member);
    const { status, hasNews } = data?.results.find((each) => each.requestId === requestId) ?? {};
    return { status, hasNews };
  };
  const reply = async (isSolved?: boolean) => {
    const input = { requestId, message: "Teşekkürler.", ...(isSolved ? { isSolved } : {}) };
    return (await broker.call(replyToRequest, input, ayse.member)).data?.status;
  };
  await answer(referenceNumber, "office-answered");
  expect(await standing()).toEqual({ status: "answered", hasNews: true });
  const seen = await view(ayse.member, requestId);
  expect(seen.data?.request.hasNews).toBe(false);
  expect(seen.data?.messages.map(({ author }) => author)).toEqual(["member", "office"]);
  expect(await standing()).toEqual({ status: "answered", hasNews: false });
  expect(await reply()).toBe("open");
  await answer(referenceNumber, "office-asked");
  expect(await standing()).toEqual({ status: "waiting", hasNews: true });
  expect(await reply(true)).toBe("solved");
  expect(await standing()).toMatchObject({ status: "solved" });
  expect(await reply()).toBe("open");
  await answer(referenceNumber, "office-closed");
  expect(await standing()).toMatchObject({ status: "solved" });
  const [mail] = await broker.outbox("uye@ornek.example");
  expect(mail?.subject).toBe(`Destek talebinizde yeni bir ileti var: ${referenceNumber}`);
  const solved = await list(ayse.member, { status: "solved" });
  expect(solved.data?.results.map((each) => each.requestId)).toEqual([requestId]);
  expect(await answer("DT-00000000", "office-answered")).toMatchObject({ ok: false });
});

test("nothing of one member's answers another, who is told what anybody is told of nothing", async () => {
  const files = [{ fileName: "a.pdf", content: pdf }];
  const { requestId } = await opened(ayse.member, { files });
  const seen = await view(ayse.member, requestId);
  const fileId = seen.data?.messages[0]?.files[0]?.fileId ?? "";
  const nothing = crypto.randomUUID();
  const reply = (id: string) =>
    broker.call(replyToRequest, { requestId: id, message: "Merhaba" }, mert.member);
  const file = (id: string) => broker.call(getRequestFile, { fileId: id }, mert.member);
  expect(await view(mert.member, requestId)).toMatchObject({ status: 404, data: null });
  expect(await view(mert.member, requestId)).toEqual(await view(mert.member, nothing));
  expect(await reply(requestId)).toMatchObject({ status: 404 });
  expect(await reply(requestId)).toEqual(await reply(nothing));
  expect(await file(fileId)).toMatchObject({ status: 404, message: "Dosya bulunamadı." });
  expect(await file(fileId)).toEqual(await file(nothing));
  expect((await list(mert.member)).data).toEqual({ total: 0, pageSize: 20, results: [] });
  expect((await view(ayse.member, requestId)).data?.messages).toHaveLength(1);
});

test("a request may be about the member's own quote alone", async () => {
  const { quoteId } = await askQuote(broker, ayse.member, ayse.phone);
  const { requestId } = await opened(ayse.member, { quoteId });
  expect((await view(ayse.member, requestId)).data?.request.quoteId).toBe(quoteId);
  const refused = await add(mert.member, { quoteId });
  expect(refused).toMatchObject({ status: 404, message: "Teklif bulunamadı." });
  expect(refused).toEqual(await add(mert.member, { quoteId: crypto.randomUUID() }));
});

// Specification 6.3
test("whoever is not signed in is asked to sign in", async () => {
  const caller = makeCaller();
  const id = crypto.randomUUID();
  const answers = [
    await add(caller),
    await view(caller, id),
    await list(caller),
    await broker.call(replyToRequest, { requestId: id, message: "x" }, caller),
    await broker.call(getRequestFile, { fileId: id }, caller),
  ];
  expect(answers.map(({ status }) => status)).toEqual([401, 401, 401, 401, 401]);
});

test("a list has pages of 20 and knows its states; there are 20 requests a day and 60 messages an hour", async () => {
  const deniz = await makeSignedIn(broker);
  for (let count = 0; count < 20; count++) await opened(deniz.member, { message: `${count}` });
  expect(await add(deniz.member)).toMatchObject({ status: 429 });
  const { requestId } = (await list(deniz.member)).data?.results[0] ?? { requestId: "" };
  const reply = () => broker.call(replyToRequest, { requestId, message: "x" }, deniz.member);
  for (let count = 0; count < 60; count++) expect((await reply()).status).toBe(200);
  expect((await reply()).status).toBe(429);

  await broker.query("DELETE FROM rate_events");
  await opened(deniz.member);
  const [first, second] = [await list(deniz.member), await list(deniz.member, { page: 2 })];
  expect([first.data?.total, first.data?.results.length]).toEqual([21, 20]);
  expect(second.data?.results).toHaveLength(1);
  expect(await list(deniz.member, { status: "bitti" })).toMatchObject({
    status: 422,
    errors: { Status: ["Lütfen listeden bir seçim yapınız."] },
  });
});

test("a member's files are at most 30 MB a day and 150 MB in all, also when sent at once", async () => {
  const deniz = await makeSignedIn(broker);
  const files = [1, 2].map((number) => ({ fileName: `${number}.pdf`, content: pdf }));
  const { requestId } = await opened(deniz.member, { files });
  const own = `request_id = '${requestId}'`;
  const mebibytes = (size: number) => size * 1024 * 1024;
  const set = (size: number, createdAt: number) =>
    broker.query(
      `UPDATE support_files SET size_bytes = ${size}, created_at = ${createdAt} WHERE ${own}`,
    );
  const count = async () =>
    (await broker.query(`SELECT file_id FROM support_files WHERE member_id = '${deniz.memberId}'`))
      .length;
  const refused = {
    status: 422,
    errors: {
      Files: [
        "Bir günde en fazla 30 MB, toplamda en fazla 150 MB dosya gönderebilirsiniz. Lütfen daha az ya da daha küçük dosya ekleyiniz.",
      ],
    },
  };
  const reply = () =>
    broker.call(replyToRequest, { requestId, message: "Ek", files }, deniz.member);
  const [yesterday, now] = [Date.now() - 86_460_000, Date.now()];
  await set(mebibytes(15), now);
  expect(await add(deniz.member, { message: "Ek", files })).toMatchObject(refused);
  expect(await reply()).toMatchObject(refused);
  await set(mebibytes(75), yesterday);
  expect(await reply()).toMatchObject(refused);
  // Nothing stays of a message that was refused, even if one of its files would have done.
  await set(mebibytes(15) - 10, now);
  expect(await reply()).toMatchObject(refused);
  expect(await count()).toBe(2);
  expect((await opened(deniz.member)).requestId).toBeTruthy();

  // Room for one file of a message of one file.
  const single = files.slice(0, 1);
  const send = () =>
    broker.call(replyToRequest, { requestId, message: "Ek", files: single }, deniz.member);
  const answers = await Promise.all([send(), send(), send()]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422, 422]);
  await set(mebibytes(15) - 10, yesterday);
  expect((await reply()).status).toBe(200);
});

test("a file whose message never came is deleted after a day, one with a message stays", async () => {
  const files = [{ fileName: "a.pdf", content: pdf }];
  const { requestId, referenceNumber } = await opened(mert.member, { files });
  const orphan = (fileId: string, createdAt: number) => [
    `INSERT INTO support_files VALUES ('${fileId}', 'p', 'r', 'm', 'x', 'image/png', 8, ${createdAt})`,
    `INSERT INTO support_file_chunks VALUES ('${fileId}', 0, 'x')`,
  ];
  const dayAgo = Date.now() - 86_460_000;
  for (const sql of [...orphan("old", dayAgo), ...orphan("new", Date.now())]) {
    await broker.query(sql);
  }
  await broker.query(`UPDATE support_files SET created_at = ${dayAgo} WHERE file_id <> 'new'`);
  for (const reference of [referenceNumber, "YK-0000000000"]) {
    await broker.query(`INSERT INTO request_notes (reference_number, account_name, created_at)
      VALUES ('${reference}', 'ayse', 1)`);
  }
  const { DATA_KEYS, INDEX_KEY } = v.parse(StorageKeysSchema, testVars);
  const database = (await broker.database()) as unknown as D1Database;
  await createStore(database, createVault(DATA_KEYS), createBlindIndex(INDEX_KEY)).deleteExpired(
    Date.now(),
  );
  const kept = await broker.query<{ id: string }>(
    "SELECT DISTINCT file_id AS id FROM support_file_chunks WHERE file_id IN ('old', 'new')",
  );
  expect(kept).toEqual([{ id: "new" }]);
  expect(await broker.query("SELECT reference_number AS number FROM request_notes")).toEqual([
    { number: referenceNumber },
  ]);
  const fileId = (await view(mert.member, requestId)).data?.messages[0]?.files[0]?.fileId ?? "";
  expect((await broker.call(getRequestFile, { fileId }, mert.member)).status).toBe(200);
});

test("a message that is sent again, or several times at once, is one, and its sender is told once", async () => {
  const message = {
    messageType: "ARAMA",
    fullName: "Çağrı Şimşek",
    phone: makePhone(),
    message: "Beni arar mısınız?",
  } as const;
  const send = async (change: object = {}) => {
    const { data } = await broker.call(sendContactMessage, { ...message, ...change }, makeCaller());
    return data?.referenceNumber;
  };
  const sent = await Promise.all([send(), send()]);
  expect(new Set([...sent, await send()]).size).toBe(1);
  expect(sent[0]).toMatch(/^YK-\d{10}$/);
  expect(await send({ phone: makePhone() })).not.toBe(sent[0]);
  const texts = (await broker.outbox()).filter(({ text }) => text.includes(sent[0]!));
  expect(texts.filter(({ channel }) => channel === "sms")).toHaveLength(1);
});
