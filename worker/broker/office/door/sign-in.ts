import type { Result } from "#shared/result.ts";
import { err, ok } from "#shared/result.ts";
import { totpStepOf } from "../../crypto/totp.ts";
import { log } from "../../log.ts";
import { lockFrom } from "../../member/lockout.ts";
import { deviceIndexOf } from "./device.ts";
import type { OfficeAccount } from "./office-account-repository.ts";
import type { OfficeAction } from "../../store/audit-entry.ts";
import { nobodysNames } from "../office-audit-repository.ts";
import type { OfficeRequest } from "../office-context.ts";
import { auditAs } from "../office-context.ts";

/** For so long tries of an address are counted together. */
const hourMs = 3_600_000;
/** Tries an address has in an hour, whomever they are for. */
const triesAnHour = 30;
/** The id of no account and an authenticator of nobody's, for where there is none: what is done takes as long. */
const nobody = { accountId: "", totpSecret: "A".repeat(32), totpStep: 0 } as const;

/** Names as accounts have them: people type them in capitals and with spaces behind. */
export const accountName = (typed = ""): string => typed.trim().toLowerCase().slice(0, 40);

/** Counts a try from an address, invitations along; where it has had too many it is not counted, and yields when there is one again. */
export async function refusedUntil({
  services,
  clientIp,
}: OfficeRequest): Promise<number | undefined> {
  const { store, blindIndex, now: clock } = services;
  const now = clock();
  const since = now - hourMs;
  const counterKey = `office-try-address:${await blindIndex.of("address", clientIp)}`;
  if (await store.rates.consume([{ counterKey, limit: triesAnHour }], now, since)) return undefined;
  return ((await store.rates.oldest(counterKey, since)) ?? now) + hourMs;
}

/** Writes a refused try into the log, as refused calls are, and into the record: to whom it was, if there is such an account. */
export async function noteFailure(
  account: OfficeAccount | undefined,
  action: Extract<OfficeAction, "sign-in-failed" | "sign-in-locked" | "set-up-failed">,
  { services, requestId }: OfficeRequest,
): Promise<void> {
  const { store, now: clock } = services;
  const now = clock();
  const event = "office-sign-in-failed";
  const count = await store.rates.tally(`event:${event}`, now, now - hourMs);
  log("warn", "security", { requestId, name: event, count, windowMinutes: 60 });
  await auditAs(account?.name ?? nobodysNames.unknown, services)(action, "");
}

/**
 * Counts a try before it is judged; a browser the account has been used in has tries of its own, so that nobody keeps an
 * employee out by their name alone. `undefined` while tries of the kind are refused, otherwise what a right one ends with.
 */
async function takeTry(
  accountId: string,
  asked: OfficeRequest,
): Promise<(() => Promise<void>) | undefined> {
  const { officeAccounts, officeDevices } = asked.services.store;
  const now = asked.services.now();
  const deviceIndex = await deviceIndexOf(asked);
  if (await officeDevices.isKnown(deviceIndex, accountId, now)) {
    const isTaken = await officeDevices.takeTry(deviceIndex, accountId, lockFrom(now), now);
    // Its count ends as it gets another token.
    return isTaken ? async () => {} : undefined;
  }
  const isTaken = await officeAccounts.takeTry(accountId, lockFrom(now), now);
  return isTaken ? () => officeAccounts.clearTries(accountId) : undefined;
}

/**
 * Checks name, password and the authenticator's code together; what of them was wrong is not told, neither by the time it
 * takes: all of it is done for every try.
 */
export async function checkCredentials(
  { name = "", password = "", code = "" }: Readonly<Record<string, string>>,
  asked: OfficeRequest,
): Promise<Result<OfficeAccount, "refused">> {
  const { store, passwordHashes, now } = asked.services;
  const account = await store.officeAccounts.findByName(accountName(name));
  const { accountId, totpSecret, totpStep } = account ?? nobody;
  const endTries = await takeTry(accountId, asked);
  const isRight = await passwordHashes.isRight(account?.passwordHash, password);
  const typed = code.replace(/\s/g, "");
  const step = totpStepOf(totpSecret ?? nobody.totpSecret, typed, totpStep, now());
  const isIn =
    account !== undefined &&
    totpSecret !== null &&
    endTries !== undefined &&
    isRight &&
    step !== undefined &&
    (await store.officeAccounts.useStep(accountId, step));
  if (isIn) {
    await endTries();
    return ok(account);
  }
  const isJudged = account === undefined || endTries !== undefined;
  await noteFailure(account, isJudged ? "sign-in-failed" : "sign-in-locked", asked);
  return err("refused");
}
