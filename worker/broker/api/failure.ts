import type { ContentfulStatusCode } from "hono/utils/http-status";
import { flowCodes, statusCodes } from "#shared/codes.ts";
import type { DeclineReason } from "../payment/payment.ts";
import { brokerCopy } from "./copy.ts";

/** Why a call is refused. Everything a caller may cause is here; nothing here is a fault of ours. */
export type Failure =
  | { readonly kind: "unauthorised" | "bad-caller" | "bad-body" | "unknown-call" | "too-large" }
  | { readonly kind: "invalid"; readonly errors: Readonly<Record<string, readonly string[]>> }
  /** A list was asked for below something that does not exist; the message stands at the field that named it. */
  | {
      readonly kind: "unknown-choice";
      readonly errors: Readonly<Record<string, readonly string[]>>;
    }
  | { readonly kind: "nothing-to-change" }
  | { readonly kind: "too-many-people" | "too-many-vehicles" | "registry-silent" }
  | { readonly kind: "too-many" | "code-expired" | "code-not-sent" | "message-not-sent" }
  /** No code was asked for what is confirmed, be it that one was for something else. */
  | { readonly kind: "code-for-other" }
  | {
      readonly kind: "code-delayed" | "password-delayed" | "payment-paused";
      readonly retryAfterSeconds: number;
    }
  | { readonly kind: "verification-needed" }
  | { readonly kind: "code-wrong"; readonly triesLeft: number }
  | { readonly kind: "birth-date-needed" | "identity-mismatch" | "identity-unavailable" }
  | { readonly kind: "vehicle-not-found" | "draft-not-found" | "quote-not-found" | "not-owner" }
  | { readonly kind: "draft-changed" }
  | { readonly kind: "page-not-found" | "offer-expired" | "already-purchased" | "sold-by-phone" }
  | { readonly kind: "sold-elsewhere" | "quote-outdated" }
  | { readonly kind: "address-not-found" | "home-not-found" | "addresses-unavailable" }
  | {
      readonly kind: "offer-withdrawn" | "registry-differs" | "already-covered";
      readonly reason: string;
    }
  | { readonly kind: "price-changed"; readonly from: number; readonly to: number }
  | { readonly kind: "documents-changed" | "guardian-needed" }
  | { readonly kind: "insurer-unavailable" | "payment-unavailable" | "order-under-way" }
  | { readonly kind: "payment-declined"; readonly reason: DeclineReason }
  | { readonly kind: "request-not-found" | "file-not-found" | "asset-not-found" }
  | { readonly kind: "session-not-found" | "too-many-links" | "too-many-memberships" }
  | { readonly kind: "too-many-assets" | "deletion-held" }
  | { readonly kind: "bad-signature" | "sign-in-needed" }
  /** The site lacks what selling needs; whoever wants to buy calls. */
  | { readonly kind: "sales-stopped"; readonly phone: string }
  | { readonly kind: "bad-key" | "wrong-credentials" | "member-not-found" }
  | { readonly kind: "register-birth-date-needed" | "registration-refused" }
  | { readonly kind: "password-change-refused" | "password-unset" }
  | { readonly kind: "authenticator-code-wrong" }
  | {
      readonly kind: "password-invalid" | "wrong-password";
      readonly errors: Readonly<Record<string, readonly string[]>>;
    };

export interface Refusal {
  readonly status: ContentfulStatusCode;
  readonly statusCode: number;
  readonly message: string;
}

/** A look-up below something nobody knows; `wireName` is the field that named it. */
export const unknownChoice = (wireName: string, message: string) =>
  ({ kind: "unknown-choice", errors: { [wireName]: [message] } }) as const;

/** One field that cannot be so. */
export const invalidField = (wireName: string, message: string) =>
  ({ kind: "invalid", errors: { [wireName]: [message] } }) as const;

/** HTTP status, code and sentence of each failure; where no flow code fits, the code is the HTTP status. */
const table: Readonly<Record<Failure["kind"], readonly [ContentfulStatusCode, number, string]>> = {
  unauthorised: [401, statusCodes.unauthorized, brokerCopy.unauthorised],
  "bad-caller": [400, flowCodes.tokenControlError, brokerCopy.badCaller],
  "bad-body": [400, statusCodes.badRequest, brokerCopy.badBody],
  "unknown-call": [404, statusCodes.notFound, brokerCopy.unknownCall],
  "too-large": [413, statusCodes.tooLarge, brokerCopy.tooLarge],
  invalid: [422, flowCodes.validationError, brokerCopy.invalid],
  "unknown-choice": [404, statusCodes.notFound, brokerCopy.invalid],
  "nothing-to-change": [422, flowCodes.validationError, brokerCopy.nothingToChange],
  "too-many": [429, statusCodes.tooManyRequests, brokerCopy.tooMany],
  "too-many-links": [429, statusCodes.tooManyRequests, brokerCopy.tooManyLinks],
  "too-many-memberships": [429, statusCodes.tooManyRequests, brokerCopy.tooManyMemberships],
  "too-many-people": [429, statusCodes.tooManyRequests, brokerCopy.tooManyPeople],
  "too-many-vehicles": [429, statusCodes.tooManyRequests, brokerCopy.tooManyVehicles],
  "registry-silent": [424, flowCodes.customerControlError, brokerCopy.registrySilent],
  "registry-differs": [409, flowCodes.customerControlError, ""],
  "code-delayed": [429, statusCodes.tooManyRequests, ""],
  "password-delayed": [429, statusCodes.tooManyRequests, ""],
  "payment-paused": [429, statusCodes.tooManyRequests, ""],
  "code-wrong": [422, flowCodes.wrongInfo, ""],
  "code-expired": [422, flowCodes.temporaryCodeRequired, brokerCopy.codeExpired],
  "code-for-other": [422, flowCodes.temporaryCodeRequired, brokerCopy.codeForOther],
  "code-not-sent": [424, flowCodes.queueError, brokerCopy.codeNotSent],
  "message-not-sent": [424, flowCodes.queueError, brokerCopy.messageNotSent],
  "verification-needed": [403, flowCodes.temporaryCodeRequired, brokerCopy.verificationNeeded],
  "birth-date-needed": [422, flowCodes.birthDateRequired, brokerCopy.birthDateNeeded],
  "identity-mismatch": [422, flowCodes.wrongInfo, brokerCopy.identityMismatch],
  "identity-unavailable": [424, flowCodes.customerControlError, brokerCopy.identityUnavailable],
  "vehicle-not-found": [404, statusCodes.notFound, brokerCopy.vehicleNotFound],
  "address-not-found": [404, statusCodes.notFound, brokerCopy.addressNotFound],
  "home-not-found": [404, statusCodes.notFound, brokerCopy.homeNotFound],
  "addresses-unavailable": [424, flowCodes.queueError, brokerCopy.addressesUnavailable],
  "draft-not-found": [404, statusCodes.notFound, brokerCopy.draftNotFound],
  "draft-changed": [409, statusCodes.conflict, brokerCopy.draftChanged],
  "quote-not-found": [404, statusCodes.notFound, brokerCopy.quoteNotFound],
  "page-not-found": [404, statusCodes.notFound, brokerCopy.pageNotFound],
  "not-owner": [403, statusCodes.forbidden, brokerCopy.notOwner],
  "offer-expired": [409, flowCodes.stepError, brokerCopy.offerExpired],
  "already-purchased": [409, flowCodes.finalStepError, brokerCopy.alreadyPurchased],
  "sold-by-phone": [409, flowCodes.stepError, brokerCopy.phoneOnly],
  "quote-outdated": [409, flowCodes.stepError, brokerCopy.quoteOutdated],
  "sold-elsewhere": [409, flowCodes.stepError, brokerCopy.soldElsewhere],
  "offer-withdrawn": [409, flowCodes.stepError, ""],
  "already-covered": [409, flowCodes.finalStepError, ""],
  "price-changed": [409, statusCodes.conflict, ""],
  "guardian-needed": [422, flowCodes.validationError, brokerCopy.guardianNeeded],
  "documents-changed": [409, statusCodes.conflict, brokerCopy.documentsChanged],
  "insurer-unavailable": [424, flowCodes.queueError, brokerCopy.insurerUnavailable],
  "payment-unavailable": [424, flowCodes.queueError, brokerCopy.paymentUnavailable],
  "order-under-way": [409, statusCodes.conflict, brokerCopy.orderUnderWay],
  "payment-declined": [422, flowCodes.finalStepError, ""],
  "request-not-found": [404, statusCodes.notFound, brokerCopy.requestNotFound],
  "file-not-found": [404, statusCodes.notFound, brokerCopy.fileNotFound],
  "session-not-found": [404, statusCodes.notFound, brokerCopy.sessionNotFound],
  "asset-not-found": [404, statusCodes.notFound, brokerCopy.assetNotFound],
  "deletion-held": [409, statusCodes.conflict, brokerCopy.deletionHeld],
  "too-many-assets": [409, statusCodes.conflict, brokerCopy.tooManyAssets],
  "sign-in-needed": [401, statusCodes.unauthorized, brokerCopy.signInNeeded],
  "bad-key": [422, flowCodes.tokenControlError, brokerCopy.badKey],
  "wrong-password": [422, flowCodes.wrongInfo, brokerCopy.wrongPassword],
  "authenticator-code-wrong": [422, flowCodes.wrongInfo, brokerCopy.authenticatorCodeWrong],
  "password-unset": [409, flowCodes.stepError, brokerCopy.passwordUnset],
  "wrong-credentials": [422, statusCodes.loginWrongCredentials, brokerCopy.wrongCredentials],
  "member-not-found": [404, statusCodes.notFound, brokerCopy.memberNotFound],
  "register-birth-date-needed": [
    422,
    statusCodes.registerBirthDateRequired,
    brokerCopy.birthDateNeeded,
  ],
  "registration-refused": [409, statusCodes.conflict, brokerCopy.registrationRefused],
  "password-change-refused": [422, statusCodes.changeRefused, brokerCopy.currentPasswordWrong],
  "password-invalid": [422, statusCodes.changeInvalid, brokerCopy.invalid],
  "sales-stopped": [409, flowCodes.finalStepError, ""],
  "bad-signature": [403, flowCodes.tokenControlError, brokerCopy.badSignature],
};

function messageOf(failure: Failure, usual: string): string {
  switch (failure.kind) {
    case "invalid":
    case "unknown-choice":
    case "password-invalid":
    case "wrong-password":
      return Object.values(failure.errors)[0]?.[0] ?? usual;
    case "code-wrong":
      return brokerCopy.codeWrong(failure.triesLeft);
    case "code-delayed":
      return brokerCopy.codeDelayed(failure.retryAfterSeconds);
    case "password-delayed":
      return brokerCopy.passwordDelayed(failure.retryAfterSeconds);
    case "payment-paused":
      return brokerCopy.paymentPaused(failure.retryAfterSeconds);
    case "sales-stopped":
      return brokerCopy.salesStopped(failure.phone);
    case "offer-withdrawn":
      return brokerCopy.offerWithdrawn(failure.reason);
    case "already-covered":
      return failure.reason;
    case "registry-differs":
      return brokerCopy.registryDiffers(failure.reason);
    case "price-changed":
      return brokerCopy.priceChanged(failure.from, failure.to);
    case "payment-declined":
      return brokerCopy.paymentDeclined(failure.reason);
    default:
      return usual;
  }
}

/** The one place where a failure becomes an answer. */
export function describeFailure(failure: Failure): Refusal {
  const [status, statusCode, usual] = table[failure.kind];
  return { status, statusCode, message: messageOf(failure, usual) };
}
