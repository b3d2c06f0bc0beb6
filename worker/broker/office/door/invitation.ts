import { createHash } from "node:crypto";
import { err, ok } from "#shared/result.ts";
import type { Result } from "#shared/result.ts";
import { isSameText } from "../../crypto/hmac.ts";
import { toBase32, totpSecretBytes, totpStepOf } from "../../crypto/totp.ts";
import { brokerCopy } from "../../api/copy.ts";
import { officePageCopy as copy } from "../copy.ts";
import type { OfficeAccount } from "./office-account-repository.ts";
import type { OfficeRequest } from "../office-context.ts";
import { entryOf } from "../office-context.ts";
import { accountName, noteFailure } from "./sign-in.ts";
import type { OfficeServices } from "../services.ts";

const minLength = 12;
const maxLength = 75;
const sealContext = "office_invitation.totp";

/** Messages by field of the form; `form` is about all of it. */
export type InvitationErrors = Readonly<Record<string, string>>;

/** SHA-256 of an invitation's code as it is stored; spaces, hyphens and case do not matter. */
export const inviteHash = (code: string): string =>
  createHash("sha256").update(code.toUpperCase().replace(/[\s-]/g, "")).digest("hex");

/** A new secret for an authenticator, in base 32, and the same sealed, to come back with the form. */
export async function newSecret({ randomBytes, vault }: OfficeServices) {
  const secret = toBase32(randomBytes(totpSecretBytes));
  return { secret, sealed: await vault.seal(sealContext, secret) };
}

/** The secret a form was shown with; undefined when it is none of ours. */
export const openSecret = (
  sealed: string,
  { vault }: OfficeServices,
): Promise<string | undefined> => vault.open(sealContext, sealed).catch(() => undefined);

/** Staff read what belongs to everybody: no password of a list of common ones will do, however far down it stands. */
const minStaffGuesses = 1_000_000;

async function passwordFault(
  password: string,
  name: string,
  { passwordStrength, site }: OfficeServices,
): Promise<string | undefined> {
  if (password.length < minLength) return copy.passwordShort;
  if (password.length > maxLength) return copy.passwordLong;
  const known = [name, site.name, site.brandSlug];
  return (await passwordStrength.isEasilyGuessed(password, known, minStaffGuesses))
    ? brokerCopy.passwordGuessable
    : undefined;
}

const isInvited = (account: OfficeAccount, code: string, now: number): boolean =>
  account.inviteHash !== null &&
  (account.inviteExpiresAt ?? 0) > now &&
  isSameText(account.inviteHash, inviteHash(code));

/**
 * Takes up an invitation: a password of one's own, and an authenticator that has shown the code of the secret. Password and
 * secret are known to nobody who made the account.
 */
export async function takeUpInvitation(
  form: Readonly<Record<string, string>>,
  secret: string,
  asked: OfficeRequest,
): Promise<Result<OfficeAccount, InvitationErrors>> {
  const { services } = asked;
  const { store, passwordHashes, now: clock } = services;
  const { invite = "", password = "", code = "" } = form;
  const now = clock();
  const account = await store.officeAccounts.findByName(accountName(form["name"]));
  if (account === undefined || !isInvited(account, invite, now)) {
    await noteFailure(account, "set-up-failed", asked);
    return err({ form: copy.inviteRefused });
  }
  const fault = await passwordFault(password, account.name, services);
  const totpStep = totpStepOf(secret, code.replace(/\s/g, ""), 0, now);
  if (fault !== undefined || totpStep === undefined) {
    return err({
      ...(fault === undefined ? {} : { password: fault }),
      ...(totpStep === undefined ? { code: copy.codeWrong } : {}),
    });
  }
  const passwordHash = await passwordHashes.hash(password);
  const credentials = { passwordHash, totpSecret: secret, totpStep };
  const isDone = await store.officeAccounts.setUp(
    account.accountId,
    inviteHash(invite),
    credentials,
    entryOf(account.name, services)("set-up", ""),
  );
  return isDone ? ok(account) : err({ form: copy.inviteRefused });
}
