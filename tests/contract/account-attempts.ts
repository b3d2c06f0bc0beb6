import { codeConfirmation, codeRequest, lastCode, makePhone } from "#tests/broker/journey.ts";
import { requestCode } from "#shared/calls/verification/request-code.ts";
import { listSessions } from "#shared/calls/account/list-sessions.ts";
import { saveAsset } from "#shared/calls/account/save-asset.ts";
import { makeCaller } from "#tests/broker/harness.ts";
import { makeSignedIn, seal, signIn } from "#tests/broker/member.ts";
import type { Attempts } from "./attempts.ts";
import {
  elsewhere,
  makeNewcomer,
  makeSignedOut,
  makeSpare,
  makeVerified,
  ofOwner,
  plain,
} from "./attempts.ts";
import { dataOf } from "./people.ts";

const pdf = Buffer.from("%PDF-1.7 örnek").toString("base64");
const files = [{ fileName: "örnek.pdf", content: pdf }];

/** Codes, signing in, and a member's own data. */
export const accountAttempts = {
  requestCode: async () => ({ caller: makeCaller(), input: codeRequest(makePhone()) }),
  confirmCode: async ({ client }) => {
    const [caller, phone] = [makeCaller(), makePhone()];
    await client.call(requestCode, codeRequest(phone), caller);
    return { caller, input: codeConfirmation(phone, await lastCode(client, phone)) };
  },
  checkIdentity: async ({ client }) => {
    const { caller, phone } = await makeVerified(client);
    return { caller, input: { queryType: "trafik", nationalNumber: "10000000146", phone } };
  },
  requestKey: plain({}),
  login: async ({ client }) => {
    const { caller, phone, guid, sealed } = await makeSignedOut(client);
    return { caller, input: { username: phone, password: sealed, guid } };
  },
  register: async ({ client }) => {
    const { caller, nationalNumber, phone, guid, sealed } = await makeNewcomer(client);
    const name = { name: "Çağrı", surname: "Şimşekoğlu", email: "yeni@ornek.example" };
    const consents = { advertisementAgreement: false, privacyAgreement: true };
    const proof = { password: sealed, guid, openDataAgreement: true };
    return { caller, input: { ...name, nationalNumber, phone, ...proof, ...consents } };
  },
  forgotPassword: async ({ client }) => {
    const { caller, phone, nationalNumber } = await makeSignedOut(client);
    return { caller, input: { phone, nationalNumber } };
  },
  changePassword: async ({ client }) => {
    const { member, caller, password } = await makeSignedIn(client);
    const { guid, sealed } = await seal(client, caller, password, "Baska-1", "Baska-1");
    const [oldPassword = "", newPassword = "", retryPassword = ""] = sealed;
    return { caller: member, input: { oldPassword, newPassword, retryPassword, guid } };
  },
  offerAuthenticator: ofOwner(() => ({})),
  setMfa: async ({ client }) => {
    const { member, guid, sealed } = await makeSpare(client);
    return { caller: member, input: { enabled: false, password: sealed, guid } };
  },
  deleteAccount: async ({ client }) => {
    const { member, guid, sealed } = await makeSpare(client);
    return { caller: member, input: { password: sealed, guid } };
  },
  logout: async ({ client }) => {
    const { member } = await makeSignedIn(client);
    return { caller: member, input: { everywhere: false } };
  },
  getUserClaims: ofOwner(() => ({})),
  getOwnIdentity: ofOwner(() => ({})),
  useOwnProof: ofOwner(({ nationalNumber, phone }) => ({
    nationalNumber,
    phone,
    queryType: "kasko",
  })),
  checkSession: ofOwner(() => ({})),
  listSessions: ofOwner(() => ({})),
  endSession: async ({ client }) => {
    const person = await makeSignedIn(client);
    const { member } = await signIn(client, person);
    const { sessions } = dataOf(await client.call(listSessions, {}, member));
    const other = sessions.find(({ isCurrent }) => !isCurrent);
    return { caller: member, input: { sessionId: other?.sessionId, others: false } };
  },
  checkContracts: ofOwner(() => ({})),
  listConsents: ofOwner(() => ({})),
  exportData: ofOwner(() => ({})),
  listAssets: ofOwner(() => ({})),
  listRequests: ofOwner(() => ({})),
  filterQuotes: ofOwner(() => ({ kind: "police" as const })),
  updateConsents: ofOwner(() => ({ sms: true, email: false, call: false })),
  updateCustomer: async ({ client }) => {
    const { member, caller, phone, password } = await makeSignedIn(client);
    const { guid, sealed } = await seal(client, caller, password);
    const person = { name: "Çağrı", surname: "Şimşekoğlu", email: "yeni@ornek.example", phone };
    const input = { ...person, password: sealed[0] ?? "", guid };
    return { caller: member, input };
  },
  saveAsset: ofOwner(({ assetId }) => ({ assetId, kind: "vehicle" as const, plate: "34ABC123" })),
  deleteAsset: async ({ client, owner }) => {
    const asset = { kind: "home" as const, address: "Moda Cad. No: 1" };
    const { assetId } = dataOf(await client.call(saveAsset, asset, owner.member));
    return { caller: owner.member, input: { assetId } };
  },
  sendContactMessage: async ({ owner }) => ({
    caller: elsewhere(owner),
    input: { messageType: "ARAMA", fullName: "Çağrı Şimşek", phone: makePhone() },
  }),
  addRequest: async ({ client }) => {
    const { member } = await makeSignedIn(client);
    const words = { subject: "Başlangıç günü", message: "Hangi gün başlıyor?" };
    return { caller: member, input: { typeId: "police", ...words, files } };
  },
  replyToRequest: ofOwner(({ requestId }) => ({ requestId, message: "Teşekkürler", files })),
  viewRequest: ofOwner(({ requestId }) => ({ requestId })),
  getRequestFile: ofOwner(({ fileId }) => ({ fileId })),
  listContactMessages: ofOwner(() => ({})),
  listRequestTypes: plain({}),
  listRequestStatuses: plain({}),
} satisfies Partial<Attempts>;
