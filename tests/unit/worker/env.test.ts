import { randomBytes } from "node:crypto";
import { describe, expect, test } from "vitest";
import { services } from "#shared/calls/call.ts";
import { parseEnv, serviceVariables } from "#worker/env.ts";

const key = (bytes = 32) => randomBytes(bytes).toString("base64url");
const ring = (current: string, ids: readonly string[]) =>
  JSON.stringify({ current, keys: Object.fromEntries(ids.map((id) => [id, key()])) });

const good = {
  ENVIRONMENT: "local",
  SESSION_KEYS: ring("k1", ["k1"]),
  LINK_KEY: "0123456789abcdef",
  SITE_ACCESS_TOKEN: "0123456789abcdef",
  NOTIFICATION_PROVIDER: "outbox",
  PAYMENT_PROVIDER: "sandbox",
  BROKER: {},
  PROXY_LIMIT: {},
  CODE_LIMIT: {},
  LOGIN_LIMIT: {},
};

describe("a good environment", () => {
  test("is read, with the site's own data where none is given", () => {
    const { vars, site, bindings } = parseEnv(good);
    expect(vars).toMatchObject({ ENVIRONMENT: "local", HTML_CONTENT_ENCODING: "" });
    expect(vars.COMMON_API_URL).toBeUndefined();
    expect(site).toMatchObject({ name: "Yelkovan", brandSlug: "yelkovan", viewportLocked: "true" });
    expect(bindings.BROKER).toBe(good.BROKER);
  });

  // Specification 1.8
  test("may name the site and unlock its viewport", () => {
    const { site } = parseEnv({
      ...good,
      SITE_PUBLICURL: "https://www.yelkovan.example",
      SITE_VIEWPORTLOCKED: "false",
    });
    expect(site.publicUrl).toBe("https://www.yelkovan.example");
    expect(site.viewportLocked).toBe("false");
  });

  // Specification 7.5
  test("may put every base service elsewhere", () => {
    const names = services.map((service) => serviceVariables[service]);
    expect(new Set(names).size).toBe(services.length);
    const urls = Object.fromEntries(names.map((name) => [name, `https://${name}.example/api`]));
    expect(parseEnv({ ...good, ...urls }).vars).toMatchObject(urls);
  });

  test("may hold several session keys", () => {
    const { vars } = parseEnv({ ...good, SESSION_KEYS: ring("k2", ["k1", "k2"]) });
    expect(Object.keys(vars.SESSION_KEYS.keys)).toEqual(["k1", "k2"]);
  });

  test("may hold session keys of 64 bytes, as they were made before", () => {
    const older = { current: "k1", keys: { k1: key(64) } };
    expect(parseEnv({ ...good, SESSION_KEYS: JSON.stringify(older) }).vars.SESSION_KEYS).toEqual(
      older,
    );
  });
});

describe("a bad value is named", () => {
  test.each([
    ["ENVIRONMENT", "test"],
    ["ENVIRONMENT", undefined],
    ["SESSION_KEYS", undefined],
    ["SESSION_KEYS", "not json"],
    ["SESSION_KEYS", "{}"],
    ["SESSION_KEYS", ring("k9", ["k1"])],
    ["SESSION_KEYS", ring("constructor", ["k1"])],
    ["SESSION_KEYS", JSON.stringify({ current: "k1", keys: { k1: "short" } })],
    ["SESSION_KEYS", JSON.stringify({ current: "k1", keys: { k1: key(48) } })],
    ["LINK_KEY", undefined],
    ["LINK_KEY", "short"],
    ["SITE_ACCESS_TOKEN", ""],
    ["HTML_CONTENT_ENCODING", "gzip"],
    ["NOTIFICATION_PROVIDER", undefined],
    ["PAYMENT_PROVIDER", undefined],
    ["COMMON_API_URL", "ftp://x.example"],
    ["OFFERS_API_URL", "https://x.example?token=1"],
    ["PRINT_API_URL", "http://x.example/print"],
    ["PRINT_API_URL", "http://localhost.example/print"],
    ["CONTENT_API_URL", ""],
    ["SITE_PUBLICURL", "https://www.yelkovan.example/"],
    ["SITE_PUBLICURL", "www.yelkovan.example"],
    ["SITE_EMAIL", "nobody"],
    ["SITE_WHATSAPP", "+90 850"],
    ["SITE_VIEWPORTLOCKED", "yes"],
    ["BROKER", undefined],
    ["CODE_LIMIT", undefined],
  ])("%s: %j", (name, value) => {
    expect(() => parseEnv({ ...good, [name]: value })).toThrow(
      new RegExp(`^Environment: ${name}[. ]`),
    );
  });

  test("all of them at once", () => {
    const named = () => parseEnv({});
    for (const name of [
      "ENVIRONMENT",
      "SESSION_KEYS",
      "LINK_KEY",
      "SITE_ACCESS_TOKEN",
      "NOTIFICATION_PROVIDER",
      "PAYMENT_PROVIDER",
      "BROKER",
      "PROXY_LIMIT",
      "CODE_LIMIT",
      "LOGIN_LIMIT",
    ]) {
      expect(named).toThrow(name);
    }
  });

  test("and its value is not repeated", () => {
    const secret = "kisa";
    expect(() => parseEnv({ ...good, LINK_KEY: secret })).not.toThrow(secret);
  });
});
