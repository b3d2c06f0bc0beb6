import { officePageCopy as copy } from "../copy.ts";
import { knowDevice } from "./device.ts";
import { newSecret, openSecret, takeUpInvitation } from "./invitation.ts";
import type { OfficeContext, OfficeRequest } from "../office-context.ts";
import { auditAs, leadTo, readForm } from "../office-context.ts";
import { invitePage, signInPage } from "../pages/door-pages.tsx";
import { officePaths } from "../paths.ts";
import { textsIn } from "../typed.ts";
import { beginSession, endedSession } from "./session.ts";
import { checkCredentials, hourMs } from "./sign-in.ts";

const tooManyRequests = 429;
const unprocessable = 422;
const unauthenticated = 401;

/** Lets somebody in who has shown who they are, and remembers the browser. */
async function enter(accountId: string, asked: OfficeRequest): Promise<Response> {
  const { store, now } = asked.services;
  const device = await knowDevice(accountId, asked);
  const session = await beginSession(accountId, asked.services);
  await store.officeAccounts.noteSignIn(accountId, now());
  return leadTo(officePaths.inbox, [session, device]);
}

export function showSignIn(asked: OfficeRequest): Promise<Response> {
  const isOut = new URL(asked.request.url).searchParams.get("cikis") === "1";
  return signInPage(isOut ? { note: copy.signedOut } : {}, asked);
}

export async function signIn(asked: OfficeRequest): Promise<Response> {
  const { services, request } = asked;
  const form = await readForm(request);
  const checked = await checkCredentials(form, asked);
  if (checked.ok) {
    const { accountId, name } = checked.value;
    await auditAs(name, services)("signed-in", "");
    return enter(accountId, asked);
  }
  const isTooMany = checked.reason === "too-many";
  const refused = {
    name: form["name"] ?? "",
    fault: isTooMany ? copy.tooMany : copy.signInRefused,
    status: isTooMany ? tooManyRequests : unprocessable,
  };
  const page = await signInPage(refused, asked);
  if (isTooMany) page.headers.set("Retry-After", String(hourMs / 1000));
  return page;
}

/** For whoever is not signed in, or not any more: what they had typed as an answer or a note is shown once more. */
export async function sendToDoor(asked: OfficeRequest): Promise<Response> {
  const { request } = asked;
  const form = request.method === "POST" ? await readForm(request) : {};
  const unsent = textsIn(form);
  if (unsent === "") return leadTo(officePaths.signIn);
  return signInPage({ unsent, status: unauthenticated }, asked);
}

export async function showInvitation(asked: OfficeRequest): Promise<Response> {
  return invitePage(await newSecret(asked.services), asked);
}

export async function setUp(asked: OfficeRequest): Promise<Response> {
  const { services, request } = asked;
  const { officeDevices, officeSessions } = services.store;
  const form = await readForm(request);
  const sealed = form["secret"] ?? "";
  const secret = await openSecret(sealed, services);
  if (secret === undefined) return leadTo(officePaths.invite);
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

export async function signOut(context: OfficeContext): Promise<Response> {
  await context.audit("signed-out", "");
  await context.services.store.officeSessions.close(context.sessionIndex);
  return leadTo(`${officePaths.signIn}?cikis=1`, [endedSession()]);
}
