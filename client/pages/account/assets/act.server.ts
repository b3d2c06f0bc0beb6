import { redirect } from "react-router";
import type { LoaderInput } from "#client/loader-input.ts";
import type { RequestOf } from "#shared/calls/call.ts";
import { deleteAsset } from "#shared/calls/account/delete-asset.ts";
import { saveAsset } from "#shared/calls/account/save-asset.ts";
import { parseForm, typedText } from "#shared/forms/parse-form.ts";
import type { PageRequest } from "#shared/page-request.ts";
import { refusalOf, refuse } from "../refusal.server.ts";
import { sectionHref } from "../section-href.ts";
import { assetsCopy } from "./copy.ts";
import { assetSchemas, kindOf } from "./schema.ts";

const fieldByWireName = {
  Title: "title",
  Plate: "plate",
  Brand: "brand",
  Model: "model",
  ModelYear: "modelYear",
  UavtCode: "uavtCode",
  Address: "address",
  Name: "name",
  Surname: "surname",
  NationalNumber: "nationalNumber",
  Birthdate: "birthDate",
  Relation: "relation",
  Gender: "sex",
  PetName: "petName",
  Species: "species",
  Breed: "breed",
  PetSex: "petSex",
  MicrochipNo: "microchip",
};

/** Adds, changes or forgets a vehicle, a home or a member of the family. */
export async function changeAssets({ page, request }: LoaderInput) {
  const form = await request.formData();
  return form.get("intent") === "remove" ? remove(page, form) : save(page, form);
}

async function remove(page: PageRequest, form: FormData) {
  const assetId = String(form.get("assetId") ?? "");
  const answer = await page.api.call(deleteAsset, { assetId });
  if (!answer.success) return refuse("remove", { message: answer.message });
  return done(page, assetsCopy.removed);
}

async function save(page: PageRequest, form: FormData) {
  const kind = kindOf(form);
  const parsed = parseForm(assetSchemas[kind](page.now()), form);
  if (!parsed.ok) return refuse(kind, parsed.reason);
  const answer = await page.api.call(saveAsset, toCall(parsed.value));
  if (answer.success) return done(page, assetsCopy.saved);
  return refuse(kind, { ...refusalOf(answer, fieldByWireName), values: typedText(form) });
}

/** What was left empty is not sent. */
function toCall(asset: Readonly<Record<string, unknown>>): RequestOf<typeof saveAsset> {
  const { birthDate, ...fields } = asset;
  const entries = Object.entries({ ...fields, birthdate: birthDate });
  const filled = entries.filter(([name, value]) => name === "title" || (value ?? "") !== "");
  return Object.fromEntries(filled) as RequestOf<typeof saveAsset>;
}

function done(page: PageRequest, title: string) {
  page.session.update({ flash: { type: "success", title } });
  return redirect(sectionHref("varliklarim"));
}
