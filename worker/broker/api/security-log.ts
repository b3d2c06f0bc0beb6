import type { AnyCall } from "#shared/calls/call.ts";
import type { CallId } from "#shared/calls/registry.ts";
import { calls } from "#shared/calls/registry.ts";
import { log } from "../log.ts";
import { describeFailure } from "./failure.ts";
import type { Failure } from "./failure.ts";
import type { Concerned, SignedInMember } from "./handler.ts";
import type { ApiServices } from "./services.ts";

const hourMs = 3_600_000;
/** Hexadecimal digits of a pseudonym: enough to tell people apart in a log, and nothing to look them up by. */
const pseudonymLength = 16;

/** What operations may want to be woken for when there is more of it than usual. */
type SecurityEvent =
  | "sign-in-failed"
  | "password-failed"
  | "code-failed"
  | "look-up-failed"
  | "registry-failed"
  | "limit-reached"
  | "access-refused";

/** Refusals that may be somebody trying a door, or a door that does not open any more. */
const events: Readonly<Partial<Record<Failure["kind"], SecurityEvent>>> = {
  "wrong-credentials": "sign-in-failed",
  "wrong-password": "password-failed",
  "password-change-refused": "password-failed",
  "code-wrong": "code-failed",
  "code-expired": "code-failed",
  "code-for-other": "code-failed",
  "authenticator-code-wrong": "code-failed",
  "member-not-found": "look-up-failed",
  "identity-mismatch": "look-up-failed",
  "registry-differs": "look-up-failed",
  "vehicle-not-found": "look-up-failed",
  "address-not-found": "look-up-failed",
  "home-not-found": "look-up-failed",
  "identity-unavailable": "registry-failed",
  "registry-silent": "registry-failed",
  "addresses-unavailable": "registry-failed",
  "too-many": "limit-reached",
  "too-many-people": "limit-reached",
  "too-many-vehicles": "limit-reached",
  "too-many-links": "limit-reached",
  "too-many-memberships": "limit-reached",
  "code-delayed": "limit-reached",
  "password-delayed": "limit-reached",
  "payment-paused": "limit-reached",
  "sign-in-needed": "access-refused",
  "not-owner": "access-refused",
  "verification-needed": "access-refused",
  "bad-key": "access-refused",
  "bad-signature": "access-refused",
};

/** What is written down also when it was granted: who got in, and what concerns getting in. */
const auditedIds: readonly CallId[] = [
  "changePassword",
  "confirmCode",
  "confirmQuoteAccess",
  "deleteAccount",
  "endSession",
  "exportData",
  "forgotPassword",
  "login",
  "logout",
  "register",
  "setMfa",
  "updateCustomer",
];
const audited: ReadonlySet<string> = new Set(auditedIds.map((id) => calls[id].path));

/** One call as the log knows it. */
export interface LoggedCall {
  readonly requestId: string;
  readonly service: string;
  readonly call: AnyCall | undefined;
  /** Absent while it is not known who calls. */
  readonly visitor?: string;
  readonly member?: SignedInMember | undefined;
  readonly concerned: Concerned;
}

/** The same person has the same pseudonym on every line; without the key nobody gets from one to the other. */
async function pseudonym(
  kind: "visitor" | "member" | "phone",
  value: string | undefined,
  { blindIndex }: ApiServices,
): Promise<string | undefined> {
  // Made also when there is nobody, so that how long a refusal takes does not tell whether there is.
  const index = await blindIndex.of("log", `${kind}:${value ?? ""}`);
  return value === undefined ? undefined : index.slice(0, pseudonymLength);
}

async function fieldsOf(logged: LoggedCall, services: ApiServices) {
  const { requestId, service, call, visitor, member, concerned } = logged;
  return {
    requestId,
    service,
    path: call?.path,
    visitor: await pseudonym("visitor", visitor, services),
    member: await pseudonym("member", member?.memberId ?? concerned.memberId, services),
    phone: await pseudonym("phone", concerned.phoneIndex, services),
    isLocked: concerned.isLocked,
  };
}

/** Writes down a granted call, if it is one of those that concern getting in. */
export async function logGranted(
  logged: LoggedCall,
  statusCode: number,
  services: ApiServices,
): Promise<void> {
  if (logged.call === undefined || !audited.has(logged.call.path)) return;
  log("info", "granted", { ...(await fieldsOf(logged, services)), statusCode });
}

/** Writes down a refused call; what may be an attack also counts, and its count of the last hour stands on a line of its own. */
export async function logRefused(
  logged: LoggedCall,
  failure: Failure,
  services: ApiServices,
): Promise<void> {
  const { status, statusCode } = describeFailure(failure);
  const event = events[failure.kind];
  const fields = await fieldsOf(logged, services);
  const reason = failure.kind;
  log(event === undefined ? "info" : "warn", "refused", { ...fields, status, statusCode, reason });
  if (event === undefined) return;
  const now = services.now();
  const count = await services.store.rates.tally(`event:${event}`, now, now - hourMs);
  const { requestId } = logged;
  log("warn", "security", { requestId, name: event, reason, count, windowMinutes: 60 });
}
