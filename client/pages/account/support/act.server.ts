import { redirect } from "react-router";
import { postedFiles } from "#client/form/files/posted-files.ts";
import type { LoaderInput } from "#client/loader-input.ts";
import { addRequest } from "#shared/calls/support/add-request.ts";
import { replyToRequest } from "#shared/calls/support/reply-to-request.ts";
import { maxSupportFiles } from "#shared/calls/support/support-fields.ts";
import { supportValidationCopy } from "#shared/copy/support.ts";
import { parseForm, typedText } from "#shared/forms/parse-form.ts";
import type { PageRequest } from "#shared/page-request.ts";
import { refusalOf, refuse } from "../refusal.server.ts";
import { sectionHref } from "../section-href.ts";
import { supportCopy } from "./copy.ts";
import { NewRequestSchema, ReplySchema } from "./schema.ts";

const fieldByWireName = {
  TypeId: "typeId",
  Subject: "subject",
  Message: "message",
  Files: "files",
};

/** Opens a request, or adds a message to one. */
export async function writeToSupport({ page, request }: LoaderInput) {
  const form = await request.formData();
  const files = await postedFiles(form, "files");
  if (files.length > maxSupportFiles) {
    const message = supportValidationCopy.tooManyFiles(maxSupportFiles);
    return refuse(intentOf(form), { errors: { files: message }, values: typedWithoutFiles(form) });
  }
  return intentOf(form) === "reply" ? reply(page, form, files) : open(page, form, files);
}

type Files = Awaited<ReturnType<typeof postedFiles>>;
const intentOf = (form: FormData) => (form.get("intent") === "reply" ? "reply" : "open");
const textOf = (form: FormData, name: string) => {
  const value = form.get(name);
  return typeof value === "string" && value !== "" ? value : undefined;
};

async function open(page: PageRequest, form: FormData, files: Files) {
  const parsed = parseForm(NewRequestSchema, form);
  if (!parsed.ok) {
    return refuse("open", { errors: parsed.reason.errors, values: typedWithoutFiles(form) });
  }
  const quoteId = textOf(form, "quoteId");
  const answer = await page.api.call(addRequest, {
    ...parsed.value,
    files: [...files],
    ...(quoteId === undefined ? {} : { quoteId }),
  });
  if (answer.data === null) return refused("open", answer, form);
  const { requestId, referenceNumber } = answer.data;
  page.session.update({
    flash: {
      type: "success",
      title: supportCopy.sent,
      text: supportCopy.sentText(referenceNumber),
    },
  });
  return redirect(sectionHref("desteklerim", { talep: requestId }));
}

async function reply(page: PageRequest, form: FormData, files: Files) {
  const requestId = textOf(form, "requestId") ?? "";
  const parsed = parseForm(ReplySchema, form);
  if (!parsed.ok) {
    return refuse("reply", { errors: parsed.reason.errors, values: typedWithoutFiles(form) });
  }
  const answer = await page.api.call(replyToRequest, {
    requestId,
    ...parsed.value,
    files: [...files],
  });
  if (answer.data === null) return refused("reply", answer, form);
  page.session.update({ flash: { type: "success", title: supportCopy.replied } });
  return redirect(sectionHref("desteklerim", { talep: requestId }));
}

function refused(
  intent: string,
  answer: { message: string; errors: Readonly<Record<string, readonly string[]>> },
  form: FormData,
) {
  return refuse(intent, { ...refusalOf(answer, fieldByWireName), values: typedWithoutFiles(form) });
}

/** What was typed; the files themselves are never sent back. */
function typedWithoutFiles(form: FormData) {
  const { files: _files, ...typed } = typedText(form);
  return typed;
}
