import type { Result } from "#shared/result.ts";
import { err, ok } from "#shared/result.ts";
import { isPasswordOf, nobodysHash } from "../crypto/password-hash.ts";
import { totpStepOf } from "../crypto/totp.ts";
import { log } from "../log.ts";
import { lockFrom } from "../member/lockout.ts";
import type { OfficeAccount } from "./office-account-repository.ts";
import { auditAs } from "./office-context.ts";
import type { OfficeRequest } from "./office-context.ts";

const hourMs = 3_600_000;
/** Tries an address has in an hour, whomever they are for. */
const triesAnHour = 30;

/** Names as accounts have them: people type them in capitals and with spaces behind. */
export const accountName = (typed = ""): string => typed.trim().toLowerCase().slice(0, 40);

/** Counts a try from an address; false when it has had too many. Invitations count along. */
export async function mayTry({ services, clientIp }: OfficeRequest): Promise<boolean> {
  const { store, blindIndex, now: clock } = services;
  const now = clock();
  const counterKey = `office-try-address:${await blindIndex.of("address", clientIp)}`;
  return store.rates.consume([{ counterKey, limit: triesAnHour }], now, now - hourMs);
}

/** Writes a refused try into the log, as refused calls are, and to whom it was if there is such an account. */
export async function noteFailure(
  account: OfficeAccount | undefined,
  { services, requestId }: OfficeRequest,
): Promise<void> {
  const { store, now: clock } = services;
  const now = clock();
  const event = "office-sign-in-failed";
  const count = await store.rates.tally(`event:${event}`, now, now - hourMs);
  log("warn", "security", { requestId, name: event, count, windowMinutes: 60 });
  if (account === undefined) return;
  await auditAs(account.name, services)("sign-in-failed", "");
  await store.officeAccounts.countFailure(account.accountId, lockFrom(now));
}

/** The time step of a right code, if the password is right too and the account is open. */
async function stepOf(
  account: OfficeAccount | undefined,
  password: string,
  code: string,
  now: number,
): Promise<number | undefined> {
  // Compared also when there is nobody, so that the time does not tell whether there is.
  const isRight = await isPasswordOf(account?.passwordHash ?? nobodysHash, password);
  if (account === undefined || !isRight || account.lockedUntil > now) return undefined;
  const { totpSecret, totpStep } = account;
  return totpSecret === null ? undefined : totpStepOf(totpSecret, code, totpStep, now);
}

/** Checks name, password and the authenticator's code together; what of them was wrong is not told. */
export async function checkCredentials(
  { name = "", password = "", code = "" }: Readonly<Record<string, string>>,
  asked: OfficeRequest,
): Promise<Result<OfficeAccount, "refused" | "too-many">> {
  const { store, now } = asked.services;
  if (!(await mayTry(asked))) return err("too-many");
  const account = await store.officeAccounts.findByName(accountName(name));
  const step = await stepOf(account, password, code.replace(/\s/g, ""), now());
  const isIn =
    account !== undefined &&
    step !== undefined &&
    (await store.officeAccounts.useStep(account.accountId, step));
  if (isIn) return ok(account);
  await noteFailure(account, asked);
  return err("refused");
}
