import { marketing } from "./campaign-sample.ts";

const guid = "2f1f6f0e-6d2c-4a38-9a3b-0f4a4c7d9e11";
const password = "q83vASNFZ4mrze8BI0VniQ==";
const phone = "5321234567";
const nationalNumber = "10000000146";

/** One request and one answer of every call about signing in, with every optional field there. */
export const accountSamples = {
  requestKey: { request: {}, data: { guid, salt: "AAECAwQFBgcICQoLDA0ODw==" } },
  login: {
    request: {
      username: phone,
      password,
      guid,
      mfaControl: true,
      mfaCode: "012345",
      recoveryCode: "abcde-fghjk",
    },
    data: {
      token: "t",
      sessionToken: "s",
      source: "yelkovan",
      name: "Işık",
      surname: "Şimşekoğlu",
      usedOneTimePassword: true,
      uId: "m-1",
      mfaMethod: "authenticator",
      resendAfterSeconds: 60,
    },
  },
  register: {
    request: {
      name: "Işık",
      surname: "Şimşekoğlu",
      nationalNumber,
      phone,
      email: "deneme@ornek.example",
      password,
      guid,
      birthdate: "1984-05-06",
      gender: "female",
      cityCode: "34",
      countyCode: "Kadıköy",
      companyName: "Örnek A.Ş.",
      advertisementAgreement: false,
      ...marketing,
      privacyAgreement: true,
      openDataAgreement: true,
    },
    data: {},
  },
  forgotPassword: { request: { phone, nationalNumber }, data: {} },
  changePassword: {
    request: {
      oldPassword: password,
      newPassword: password,
      retryPassword: password,
      guid,
      uId: "m-1",
    },
    data: { token: "t" },
  },
  getOwnIdentity: {
    request: {},
    data: { nationalNumber: "10000000146", phone: "5321234567", email: "deneme@ornek.example" },
  },
  useOwnProof: {
    request: { nationalNumber: "10000000146", phone: "5321234567", queryType: "kasko" },
    data: { isProved: true },
  },
  getUserClaims: {
    request: {},
    data: {
      uId: "m-1",
      name: "Işık",
      surname: "Şimşekoğlu",
      phone,
      email: "deneme@ornek.example",
      maskedNationalNumber: "1********46",
      birthdate: "1984-05-06",
      cityCode: "34",
      county: "Kadıköy",
      companyName: "Örnek A.Ş.",
      mfaEnabled: true,
      mfaMethod: "authenticator",
      recoveryCodesLeft: 10,
      usedOneTimePassword: false,
      memberSince: 1_790_000_000_000,
    },
  },
  checkSession: { request: {}, data: {} },
  endSession: { request: { sessionId: "s-1", others: false }, data: {} },
  listSessions: {
    request: {},
    data: {
      sessions: [
        {
          sessionId: "s-1",
          browser: "chrome" as const,
          system: "android" as const,
          createdAt: 1_790_000_000_000,
          lastSeenAt: 1_790_000_060_000,
          isCurrent: true,
        },
      ],
    },
  },
  logout: { request: { everywhere: true }, data: {} },
  offerAuthenticator: {
    request: { offer: "k1.AAAA" },
    data: {
      secret: "JBSWY3DPEHPK3PXP",
      address: "otpauth://totp/x?secret=JBSWY3DPEHPK3PXP",
      offer: "k1.AAAA",
    },
  },
  setMfa: {
    request: { enabled: true, password, guid, offer: "k1.AAAA", code: "123456" },
    data: { mfaEnabled: true, recoveryCodes: ["abcde-fghjk"] },
  },
};
