import { expect, test } from "vitest";
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
    /SITE_ACCESS_TOKEN.*INDEX_KEY.*BANK_KEY.*publicUrl.*DB is missing/,
  );
});

test.each([
  ["not JSON", "x"],
  ["no current key", JSON.stringify({ current: "k2", keys: { k1: base64(32) } })],
  ["a short key", JSON.stringify({ current: "k1", keys: { k1: base64(16) } })],
])("data keys: %s", (_name, keys) => {
  expect(() => parseBrokerEnv({ ...good, DATA_KEYS: keys })).toThrow("DATA_KEYS");
});

test("a provider needs its own secrets, and an unknown one is refused", () => {
  const netgsm = { ...good, NOTIFICATION_PROVIDER: "netgsm" };
  expect(() => parseBrokerEnv(netgsm)).toThrow(/NETGSM_USER.*NETGSM_PASSWORD.*NETGSM_HEADER/);
  const iyzico = { ...good, PAYMENT_PROVIDER: "iyzico" };
  expect(() => parseBrokerEnv(iyzico)).toThrow(/IYZICO_API_KEY.*IYZICO_SECRET_KEY/);
  expect(() => parseBrokerEnv({ ...good, PAYMENT_PROVIDER: "nakit" })).toThrow("PAYMENT_PROVIDER");
});

test("production neither shows codes on a page nor takes practice money", () => {
  const production = { ...good, ENVIRONMENT: "production" };
  expect(() => parseBrokerEnv(production)).toThrow(
    "NOTIFICATION_PROVIDER is outbox, which is for practice; PAYMENT_PROVIDER is sandbox",
  );
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
    ENVIRONMENT,
    PASSWORD_COST,
  };
  if (fault === undefined) expect(parseBrokerEnv(real).vars.PASSWORD_COST).toBe(+PASSWORD_COST);
  else expect(() => parseBrokerEnv(real)).toThrow(fault);
});
