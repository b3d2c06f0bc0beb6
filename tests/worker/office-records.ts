import { PNG } from "pngjs";
import { nativeSuffix } from "#client/form/files/native-suffix.ts";
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
  const fields = { intent: "open", typeId: "hasar", subject: "Cam", message: "Ön cam çatladı." };
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
