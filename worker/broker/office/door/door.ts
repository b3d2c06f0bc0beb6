import { formatDateTime } from "#shared/format/date.ts";
import { officePageCopy as copy } from "../copy.ts";
import { knowDevice } from "./device.ts";
import { newSecret, openSecret, takeUpInvitation } from "./invitation.ts";
import type { OfficeContext, OfficeRequest } from "../office-context.ts";
import { auditAs, leadTo, readForm } from "../office-context.ts";
import { invitePage, signInPage } from "../pages/door-pages.tsx";
import { officePaths } from "../paths.ts";
import { textsIn } from "../typed.ts";
import { beginSession, endedSession } from "./session.ts";
import { checkCredentials, refusedUntil } from "./sign-in.ts";
import { statusCodes } from "#shared/codes.ts";

/** Lets somebody in who has shown who they are, and remembers the browser. */
async function enter(accountId: string, asked: OfficeRequest): Promise<Response> {
  const { store, now } = asked.services;
  const device = await knowDevice(accountId, asked);
  const session = await beginSession(accountId, asked.services);
  await store.officeAccounts.noteSignIn(accountId, now());
  return leadTo(officePaths.inbox, [session, device]);
}

const minuteMs = 60_000;

/** That an address has tried too often, and the minute from which on it may again. */
const tooManyText = (until: number): string =>
  copy.tooMany(formatDateTime(Math.ceil(until / minuteMs) * minuteMs));

function tooMany(page: Response, until: number, { services }: OfficeRequest): Response {
  page.headers.set("Retry-After", String(Math.ceil((until - services.now()) / 1000)));
  return page;
}

/** The sign-in, after a sign-out with a word about it. */
export function showSignIn(asked: OfficeRequest): Promise<Response> {
  const isOut = new URL(asked.request.url).searchParams.get("cikis") === "1";
  return signInPage(isOut ? { note: copy.signedOut } : {}, asked);
}

/** Judges name, password and code; every try is counted by address before (429), and what is wrong with them is not told (422). */
export async function signIn(asked: OfficeRequest): Promise<Response> {
  const { services, request } = asked;
  const form = await readForm(request);
  const name = form["name"] ?? "";
  const until = await refusedUntil(asked);
  if (until !== undefined) {
    const fault = tooManyText(until);
    return tooMany(
      await signInPage({ name, fault, status: statusCodes.tooManyRequests }, asked),
      until,
      asked,
    );
  }
  const checked = await checkCredentials(form, asked);
  if (checked.ok) {
    const { accountId } = checked.value;
    await auditAs(checked.value.name, services)("signed-in", "");
    return enter(accountId, asked);
  }
  return signInPage({ name, fault: copy.signInRefused, status: statusCodes.unprocessable }, asked);
}

/** For whoever is not signed in, or not any more: what they had typed as an answer or a note is shown once more. */
export async function sendToDoor(asked: OfficeRequest): Promise<Response> {
  const { request } = asked;
  const form = request.method === "POST" ? await readForm(request) : {};
  const unsent = textsIn(form);
  if (unsent === "") return leadTo(officePaths.signIn);
  return signInPage({ unsent, status: statusCodes.unauthorized }, asked);
}

/** The page on which whoever was invited chooses a password, with a new secret for their authenticator. */
export async function showInvitation(asked: OfficeRequest): Promise<Response> {
  return invitePage(await newSecret(asked.services), asked);
}

/** Takes an invitation up: the account's password and authenticator are what is sent, and whoever was signed in as it is not any more. */
export async function setUp(asked: OfficeRequest): Promise<Response> {
  const { services, request } = asked;
  const { officeDevices, officeSessions } = services.store;
  const form = await readForm(request);
  const sealed = form["secret"] ?? "";
  const secret = await openSecret(sealed, services);
  if (secret === undefined) return leadTo(officePaths.invite);
  const until = await refusedUntil(asked);
  if (until !== undefined) {
    const errors = { form: tooManyText(until) };
    const page = { secret, sealed, typed: form, errors, status: statusCodes.tooManyRequests };
    return tooMany(await invitePage(page, asked), until, asked);
  }
  const taken = await takeUpInvitation(form, secret, asked);
  if (!taken.ok) {
    return invitePage({ secret, sealed, typed: form, errors: taken.reason }, asked);
  }
  // Whoever was signed in as this account with what was before is not any more.
  const { accountId } = taken.value;
  await officeSessions.closeAll(accountId);
  await officeDevices.forgetAll(accountId);
  return enter(accountId, asked);
}

/** Ends the session, in the database and in the browser. */
export async function signOut(context: OfficeContext): Promise<Response> {
  await context.audit("signed-out", "");
  await context.services.store.officeSessions.close(context.sessionIndex);
  return leadTo(`${officePaths.signIn}?cikis=1`, [endedSession()]);
}
