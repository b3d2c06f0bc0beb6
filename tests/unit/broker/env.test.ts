import { expect, test } from "vitest";
import { inOneLine } from "#shared/environment.ts";
import { parseBrokerEnv } from "#worker/broker/env.ts";

const base64 = (length: number) => Buffer.alloc(length, 1).toString("base64");
const good = {
  ENVIRONMENT: "local",
  SITE_ACCESS_TOKEN: "a-long-site-access-token",
  DATA_KEYS: JSON.stringify({ current: "k1", keys: { k1: base64(32) } }),
  INDEX_KEY: base64(32),
  BANK_KEY: base64(32),
  NOTIFICATION_PROVIDER: "outbox",
  PAYMENT_PROVIDER: "sandbox",
  DB: {},
  QUOTE_ROOM: {},
  ORDER: {},
  HOUSEKEEPER: {},
  LANDINGS: {},
  CANCELLATION: {},
  POLICY_CHANGE: {},
};

test("a whole environment is read, with defaults for what is not secret", () => {
  const env = parseBrokerEnv({ ...good, SITE_NAME: "Yelkovan Deneme" });
  expect(env.vars.INSURER_SETTINGS).toEqual({ speed: 1, outages: {}, repricing: {} });
  expect(env.vars.DATA_KEYS.keys["k1"]).toHaveLength(32);
  expect(env.site.name).toBe("Yelkovan Deneme");
});

test("every bad key is named at once", () => {
  const bad = { ...good, SITE_ACCESS_TOKEN: "short", INDEX_KEY: "?", DB: undefined };
  expect(() => parseBrokerEnv({ ...bad, BANK_KEY: undefined, SITE_PUBLICURL: "x" })).toThrow(
    /SITE_ACCESS_TOKEN is shorter.*INDEX_KEY is not.*BANK_KEY is missing.*SITE_PUBLICURL is no.*DB is missing/,
  );
});

test.each([
  ["not JSON", "x"],
  ["no current key", JSON.stringify({ current: "k2", keys: { k1: base64(32) } })],
  ["a short key", JSON.stringify({ current: "k1", keys: { k1: base64(16) } })],
])("data keys: %s", (_name, keys) => {
  expect(() => parseBrokerEnv({ ...good, DATA_KEYS: keys })).toThrow("DATA_KEYS");
});

/** What selling lacks; the rest of the environment can be used. */
const lacksOf = (change: object) => parseBrokerEnv({ ...good, ...change }).lacks.map(inOneLine);

test.each([
  [
    { NOTIFICATION_PROVIDER: "netgsm", EMAIL_API_URL: "http://mail.example" },
    [
      "NETGSM_USER is missing",
      "NETGSM_PASSWORD is missing",
      "NETGSM_HEADER is missing",
      "EMAIL_API_URL is no https address",
      "EMAIL_API_TOKEN is missing",
    ],
  ],
  [
    { PAYMENT_PROVIDER: "iyzico", IYZICO_API_KEY: "short" },
    ["IYZICO_API_KEY is shorter than 16 characters", "IYZICO_SECRET_KEY is missing"],
  ],
  [{ PAYMENT_PROVIDER: "nakit" }, ['PAYMENT_PROVIDER is not ("sandbox" | "iyzico")']],
  [{ PAYMENT_PROVIDER: undefined }, ["PAYMENT_PROVIDER is missing"]],
  [{ INSURER_SETTINGS: "{speed:1}" }, ["INSURER_SETTINGS is not JSON"]],
  [{ INSURER_SETTINGS: '{"sped":1}' }, ["INSURER_SETTINGS.sped is not known"]],
  [{ INSURER_SETTINGS: '{"speed":-1}' }, ["INSURER_SETTINGS.speed is not >=0"]],
  [
    { ENVIRONMENT: "production" },
    [
      "NOTIFICATION_PROVIDER is outbox, which is for practice",
      "PAYMENT_PROVIDER is sandbox, which is for practice",
      "CONSENT_REGISTER is embedded, which is for practice",
    ],
  ],
])("%j stops sales alone", (change, lacks) => {
  expect(lacksOf(change)).toEqual(lacks);
});

test("nobody is sent anything and no money moves by what cannot be used", () => {
  const env = parseBrokerEnv({ ...good, ENVIRONMENT: "production", INSURER_SETTINGS: "x" });
  expect(env).toMatchObject({
    notification: undefined,
    payment: undefined,
    consentRegister: undefined,
  });
  expect(env.vars.INSURER_SETTINGS).toEqual({ speed: 1, outages: {}, repricing: {} });
});

test.each([
  ["local", "256", undefined],
  ["local", "300", "PASSWORD_COST"],
  ["local", "1", "PASSWORD_COST"],
  ["local", "-256", "PASSWORD_COST"],
  ["staging", "8192", "PASSWORD_COST is below 16384"],
  ["production", "8192", "PASSWORD_COST is below 16384"],
  ["production", "32768", undefined],
])("in %s a password's cost of %s is refused: %s", (ENVIRONMENT, PASSWORD_COST, fault) => {
  const real = {
    ...good,
    NOTIFICATION_PROVIDER: "netgsm",
    NETGSM_USER: "u",
    NETGSM_PASSWORD: "p",
    NETGSM_HEADER: "h",
    EMAIL_API_URL: "https://mail.example",
    EMAIL_API_TOKEN: "a-long-token-of-mail",
    PAYMENT_PROVIDER: "iyzico",
    IYZICO_API_KEY: "a-long-iyzico-api-key",
    IYZICO_SECRET_KEY: "a-long-iyzico-secret-key",
    CONSENT_REGISTER: "iys",
    IYS_USER: "u",
    IYS_PASSWORD: "p",
    IYS_CODE: "1",
    IYS_BRAND: "2",
    ENVIRONMENT,
    PASSWORD_COST,
  };
  if (fault === undefined) expect(parseBrokerEnv(real).vars.PASSWORD_COST).toBe(+PASSWORD_COST);
  else expect(() => parseBrokerEnv(real)).toThrow(fault);
});
