import { PNG } from "pngjs";
import { nativeSuffix } from "#client/form/files/native-suffix.ts";
import { formatDate } from "#shared/format/date.ts";
import { beginPayment, buy } from "#tests/e2e/begun.ts";
import { readCode, readOutbox, untilSent } from "#tests/outbox.ts";
import { updateVehicle } from "#shared/calls/assets/update-vehicle.ts";
import { href } from "#shared/routes.ts";
import { createEdgeClient } from "#tests/edge-client.ts";
import type { EdgeClient } from "#tests/edge-client.ts";
import { makePerson } from "#tests/factories/person.ts";
import { fetchFromAnywhere } from "#tests/fetch-from.ts";
import { queryDatabase } from "#tests/local-database.ts";
import { postTo } from "#tests/office.ts";
import type { SharedServer } from "#tests/desk.ts";
import { makeVerified } from "./quote-forms.ts";

/** What people leave for the office, made as their pages do it. */

export const leadPath = href("requestQuote", { product: "hukuksalkoruma" });
export const leadOf = (phone: string) => ({
  fullName: "İpek Işık",
  phone,
  bond: "surucu",
  nationalNumber: "10000001518",
  callBackSlot: "2",
  note: "<b>Öğleden</b> sonra & akşam",
  privacyPolicy: "on",
  openDataAgreement: "on",
});

/** Leaves a lead on the page of its form; yields its number. */
export async function leaveLead(client: EdgeClient, phone = makePerson().phone): Promise<string> {
  const sent = await postTo(client, leadPath, leadOf(phone));
  return /YK-\d{10}/.exec(sent.headers.get("Location") ?? "")?.[0] ?? "";
}

/** Corrects a vehicle; yields the number the correction goes by. */
export async function correctVehicle({ url, dataDirectory }: SharedServer): Promise<string> {
  const { client, person } = await makeVerified(url);
  const { answer } = await client.call(updateVehicle, {
    nationalNumber: person.nationalNumber,
    phone: person.phone,
    licensePlateNumber: person.plate,
    licensePermitNumber: "FP373221",
    engineNumber: "YENI123456",
  } as never);
  if (!answer.Success) throw new Error(`not corrected: ${answer.Message}`);
  const newest = "SELECT reference_number FROM vehicle_corrections ORDER BY updated_at DESC";
  return String(queryDatabase(dataDirectory, newest)[0]!["reference_number"]);
}

/** A file that is a picture, as a phone would send it. */
export function pngFile(name = "hasar.png", width = 8, height = 6): File {
  const png = new PNG({ width, height });
  for (let at = 0; at < png.data.length; at += 4) png.data.set([11, (at * 3) % 256, 81, 255], at);
  return new File([new Uint8Array(PNG.sync.write(png))], name, { type: "image/png" });
}

/** Has a demo member write to support; yields the request's number and the ids of its files. */
export async function writeToSupport(
  { url, dataDirectory }: SharedServer,
  files: readonly File[] = [],
  phone = "5320000001",
) {
  const client = createEdgeClient(url, fetchFromAnywhere);
  await postTo(client, "/giris", { phone, password: "Yelkenli-2026" });
  const form = new FormData();
  // The same request again would be the one before.
  const message = `Ön cam çatladı. ${crypto.randomUUID()}`;
  const fields = { intent: "open", typeId: "hasar", subject: "Cam", message };
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  for (const file of files) form.append(`files${nativeSuffix}`, file);
  const sent = await client.fetch("/hesabim?page=desteklerim", { method: "POST", body: form });
  const requestId = /talep=([\w-]+)/.exec(sent.headers.get("Location") ?? "")?.[1];
  if (requestId === undefined) throw new Error(`not written: ${sent.status}`);
  const read = (sql: string) => queryDatabase(dataDirectory, sql, requestId);
  const [request] = read("SELECT reference_number FROM support_requests WHERE request_id = ?");
  const stored = read("SELECT file_id FROM support_files WHERE request_id = ? ORDER BY rowid");
  return {
    reference: String(request!["reference_number"]),
    fileIds: stored.map(({ file_id: id }) => String(id)),
  };
}

/** Has somebody buy a policy and want to leave it, with a paper; yields the policy's order, its number and the paper's file. */
export async function leavePolicy({ url, dataDirectory }: SharedServer) {
  const paying = await beginPayment(url);
  const { client, person } = paying;
  const path = new URL(await buy(url, paying)).pathname.replace(/siparis$/, "police/iptal");
  const { length: seen } = await readOutbox(url, person.phone);
  const send = async (intent: string, more: Readonly<Record<string, string>>, paper?: File) => {
    const form = new FormData();
    const fields = { neden: "sold", gun: formatDate(Date.now()), intent, ...more };
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    if (paper !== undefined) form.set(`belge${nativeSuffix}`, paper);
    return client.fetch(path, { method: "POST", body: form });
  };
  await send("kod", {}, pngFile("satis.png"));
  const read = (sql: string) => queryDatabase(dataDirectory, sql)[0]!;
  const newest = "SELECT order_id, policy_number, paid_kurus FROM policies ORDER BY issued_at DESC";
  const policy = read(newest);
  const [orderId, acceptedKurus] = [policy["order_id"], policy["paid_kurus"]].map(String) as [
    string,
    string,
  ];
  const smsCode = await readCode(url, person.phone, seen);
  const left = await send("onay", { acceptedKurus, smsCode });
  if (left.status !== 302) throw new Error(`not left: ${left.status}`);
  const file = read(`SELECT file_id FROM cancellation_files
    WHERE cancellation_id = '${orderId}:c1'`);
  const policyNumber = String(policy["policy_number"]);
  await untilSent(url, person.phone, "isteğinizi");
  await untilSent(url, "ayse@ornek.example", `${policyNumber} numaralı poliçe için isteğiniz`);
  return { orderId, policyNumber, fileId: String(file["file_id"]), person, client, path };
}

/** Has somebody buy a policy with a card that takes nothing back, and make it cheaper by a plate; yields its order and whose it is. */
export async function changeByHand({ url, dataDirectory }: SharedServer) {
  const person = makePerson({ plate: "34YK" });
  const paying = { ...(await beginPayment(url, { person })), cardNumber: "4134111111111114" };
  const { client } = paying;
  const path = new URL(await buy(url, paying)).pathname.replace(/siparis$/, "police/bilgiler");
  const { length: seen } = await readOutbox(url, person.phone);
  const plate = `69 ABK ${person.phone.slice(-3)}`;
  const wanted = { degisiklik: "plate", plate, document: "KL 654321" };
  const shown = await (await postTo(client, path, { ...wanted, intent: "kod" })).text();
  const [, fark = ""] = /name="fark" value="(-\d+)"/.exec(shown) ?? [];
  const smsCode = await readCode(url, person.phone, seen);
  const asked = await postTo(client, path, { ...wanted, intent: "onay", fark, smsCode });
  if (asked.status !== 302) throw new Error(`not changed: ${asked.status}`);
  await untilSent(url, person.phone, "iadeniz kartınıza yapılamadı");
  await untilSent(url, "ayse@ornek.example", "iadeyi kabul etmedi");
  const read =
    "SELECT order_id FROM policy_changes WHERE attention = 'transfer' ORDER BY asked_at DESC";
  return { orderId: String(queryDatabase(dataDirectory, read)[0]!["order_id"]), person };
}
