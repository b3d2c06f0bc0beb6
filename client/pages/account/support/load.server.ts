import type { LoaderInput } from "#client/loader-input.ts";
import type { DataOf } from "#shared/calls/call.ts";
import { listContactMessages } from "#shared/calls/support/list-contact-messages.ts";
import { listRequestStatuses } from "#shared/calls/support/list-request-statuses.ts";
import { listRequestTypes } from "#shared/calls/support/list-request-types.ts";
import { listRequests } from "#shared/calls/support/list-requests.ts";
import { supportStatuses } from "#shared/calls/support/support-fields.ts";
import { viewRequest } from "#shared/calls/support/view-request.ts";
import { statusCodes } from "#shared/codes.ts";
import { formatDate, formatDateTime } from "#shared/format/date.ts";
import { productName } from "#shared/products/catalogue.ts";
import { requestFileHref } from "#shared/routes.ts";
import { listQueryOf } from "../list-query.server.ts";

/** One request with its messages (`talep`), or the list of them with the form for a new one. */
export async function loadSupport(input: LoaderInput) {
  const requestId = input.url.searchParams.get("talep");
  return requestId === null ? loadList(input) : loadOne(input, requestId);
}

const toOptions = (items: readonly { id: string; text: string }[] = []) =>
  items.map(({ id, text }) => ({ id, name: text }));

async function loadList({ page, url }: LoaderInput) {
  const asked = url.searchParams.get("durum");
  const status = supportStatuses.find((known) => known === asked) ?? "";
  const { page: number } = listQueryOf(url);
  const [list, types, statuses, messages] = await Promise.all([
    page.api.call(listRequests, { page: number, ...(status === "" ? {} : { status }) }),
    page.api.call(listRequestTypes, {}),
    page.api.call(listRequestStatuses, {}),
    page.api.call(listContactMessages, {}),
  ]);
  if (list.data === null) return null;
  return {
    view: "list" as const,
    types: toOptions(types.data?.items),
    statuses: toOptions(statuses.data?.items),
    status,
    newType: url.searchParams.get("yeni"),
    quoteId: url.searchParams.get("teklif"),
    page: number,
    pageCount: Math.ceil(list.data.total / list.data.pageSize),
    calls: (messages.data?.results ?? []).map(callOf),
    requests: list.data.results.map((request) => ({
      requestId: request.requestId,
      referenceNumber: request.referenceNumber,
      typeText: request.typeText,
      subject: request.subject,
      status: request.status,
      statusText: request.statusText,
      updatedAt: formatDateTime(request.updatedAt),
      hasNews: request.hasNews,
    })),
  };
}

type Message = DataOf<typeof listContactMessages>["results"][number];

/** A message, a wish to be called or a lead, as the section tells of it. */
function callOf({ productId, createdAt, replies, ...message }: Message) {
  const { referenceNumber, typeText, callBackSlot, details, state, stateText } = message;
  return {
    referenceNumber,
    title: productId === undefined ? typeText : productName(productId),
    typeText,
    callBackSlot,
    answerBy: message.answerBy === undefined ? undefined : formatDate(message.answerBy),
    note: message.message ?? "",
    details,
    state,
    stateText,
    createdAt: formatDateTime(createdAt),
    replies: replies.map((reply) => ({ text: reply.text, at: formatDateTime(reply.createdAt) })),
  };
}

export type ShownCall = ReturnType<typeof callOf>;

const kibibyte = 1024;
const sizeText = (bytes: number) =>
  bytes < kibibyte * kibibyte
    ? `${Math.max(1, Math.round(bytes / kibibyte))} KB`
    : `${(bytes / kibibyte / kibibyte).toFixed(1).replace(".", ",")} MB`;

async function loadOne({ page }: LoaderInput, requestId: string) {
  const { data, statusCode } = await page.api.call(viewRequest, { requestId });
  if (data === null && statusCode !== statusCodes.notFound) return null;
  if (data === null) return { view: "missing" as const };
  const { request, messages } = data;
  return {
    view: "one" as const,
    request: {
      requestId: request.requestId,
      referenceNumber: request.referenceNumber,
      typeText: request.typeText,
      subject: request.subject,
      status: request.status,
      statusText: request.statusText,
      createdAt: formatDateTime(request.createdAt),
    },
    messages: messages.map(({ messageId, author, text, createdAt, files }) => ({
      messageId,
      author,
      text,
      at: formatDateTime(createdAt),
      files: files.map(({ fileId, fileName, sizeBytes }) => ({
        href: requestFileHref(fileId),
        fileName,
        size: sizeText(sizeBytes),
      })),
    })),
  };
}
