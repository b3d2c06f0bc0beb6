import * as v from "valibot";
import type { DataOf, RequestOf } from "#shared/calls/call.ts";
import type { offerAuthenticator } from "#shared/calls/member/offer-authenticator.ts";
import { formatPhoneWithZero } from "#shared/format/phone.ts";
import { err, ok } from "#shared/result.ts";
import type { Result } from "#shared/result.ts";
import { toBase32, totpAddress, totpSecretBytes, totpStepOf } from "../crypto/totp.ts";
import { VaultError } from "../crypto/vault.ts";
import { brokerCopy } from "../api/copy.ts";
import type { Failure } from "../api/failure.ts";
import { invalidField } from "../api/failure.ts";
import { forMember } from "../api/handler.ts";
import { makeRecoveryCodes, recoveryHash } from "./recovery-codes.ts";
import type { MemberServices } from "./services.ts";

const offerLifeMs = 30 * 60_000;
const sealContext = "members.authenticator-offer";

const OfferSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ memberId: v.string(), secret: v.string(), expiresAt: v.number() }),
);

/** The secret that was offered to a member; undefined when it is none of theirs, or too old. */
async function openOffer(
  offer: string,
  memberId: string,
  { vault, now }: MemberServices,
): Promise<string | undefined> {
  try {
    const opened = v.parse(OfferSchema, await vault.open(sealContext, offer));
    return opened.memberId === memberId && opened.expiresAt > now() ? opened.secret : undefined;
  } catch (error) {
    if (error instanceof VaultError) return undefined;
    throw error;
  }
}

export const answerOfferAuthenticator = forMember<
  RequestOf<typeof offerAuthenticator>,
  DataOf<typeof offerAuthenticator>,
  MemberServices
>(async ({ offer: before }, { services }, { memberId }) => {
  const { store, vault, randomBytes, site, now } = services;
  const member = await store.members.find(memberId);
  if (member === undefined) return err({ kind: "sign-in-needed" });
  const known = before === undefined ? undefined : await openOffer(before, memberId, services);
  const secret = known ?? toBase32(randomBytes(totpSecretBytes));
  const address = totpAddress(secret, site.name, formatPhoneWithZero(member.phone));
  const sealed = JSON.stringify({ memberId, secret, expiresAt: now() + offerLifeMs });
  const offer = known === undefined ? await vault.seal(sealContext, sealed) : (before ?? "");
  return ok({ secret, address, offer });
});

/**
 * Makes an authenticator that has shown the code of an offered secret a member's second step, for a member who has proved
 * themselves. Yields the recovery codes, which are stored nowhere: the same ones
 * for the same offer, so that of a form sent twice each answer shows codes that work.
 */
export async function setUpAuthenticator(
  memberId: string,
  { offer, code }: { readonly offer: string; readonly code: string },
  services: MemberServices,
): Promise<Result<readonly string[], Failure>> {
  const { store, now } = services;
  const secret = await openOffer(offer, memberId, services);
  if (secret === undefined) return err(invalidField("Offer", brokerCopy.offerOfSecretOver));
  const lastStep = totpStepOf(secret, code, 0, now());
  if (lastStep === undefined) return err(invalidField("Code", brokerCopy.authenticatorCodeWrong));
  const codes = await makeRecoveryCodes(memberId, offer, services);
  const codeHashes = await Promise.all(codes.map((each) => recoveryHash(memberId, each, services)));
  await store.authenticators.setUp(memberId, { secret, lastStep, codeHashes }, now());
  return ok(codes);
}

/** What whoever signs in has to show for an authenticator: its code, or one that stands in for it. */
export interface ShownCode {
  readonly mfaCode?: string | undefined;
  readonly recoveryCode?: string | undefined;
}

/**
 * Whether a code is right, which it is once. The second step has counted the try before. Guessing, for who knows
 * a password, of whatever kind: three of 10⁶ codes are good at a time, and 480 tries a day, so 1 in 694 a day.
 */
export async function isShown(
  memberId: string,
  { secret, lastStep }: { readonly secret: string; readonly lastStep: number },
  { mfaCode, recoveryCode }: ShownCode,
  services: MemberServices,
): Promise<boolean> {
  const { authenticators } = services.store;
  if (recoveryCode !== undefined) {
    return authenticators.useRecoveryCode(
      memberId,
      await recoveryHash(memberId, recoveryCode, services),
    );
  }
  const step = totpStepOf(secret, mfaCode ?? "", lastStep, services.now());
  return step !== undefined && authenticators.useStep(memberId, step);
}
