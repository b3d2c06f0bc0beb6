import { calls } from "#shared/calls/registry.ts";
import { register } from "../api/handler.ts";
import { answerAddRequest } from "./add-request.ts";
import { answerListContactMessages } from "./list-contact-messages.ts";
import { answerListRequests } from "./list-requests.ts";
import { answerReplyToRequest } from "./reply-to-request.ts";
import { answerListRequestStatuses, answerListRequestTypes } from "./request-lists.ts";
import { answerGetRequestFile, answerViewRequest } from "./view-request.ts";

/** Support requests of members. */
export const supportRegistrations = {
  addRequest: register(calls.addRequest, answerAddRequest),
  getRequestFile: register(calls.getRequestFile, answerGetRequestFile),
  listContactMessages: register(calls.listContactMessages, answerListContactMessages),
  listRequests: register(calls.listRequests, answerListRequests),
  listRequestStatuses: register(calls.listRequestStatuses, answerListRequestStatuses),
  listRequestTypes: register(calls.listRequestTypes, answerListRequestTypes),
  replyToRequest: register(calls.replyToRequest, answerReplyToRequest),
  viewRequest: register(calls.viewRequest, answerViewRequest),
} as const;
