import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { inOneLine } from "#shared/environment.ts";
import { readConfiguration } from "#scripts/deploy/configuration.ts";
import { deploymentFaults } from "#scripts/deploy/deployment-faults.ts";
import { knownVariables } from "#scripts/deploy/environment-faults.ts";
import { localSecretNames } from "#scripts/data/local-state.ts";

const sound = {
  ...readConfiguration("staging"),
  vars: {
    ...readConfiguration("staging").vars,
    SITE_PUBLICURL: "https://sigorta.yelkovan.com.tr",
    SITE_ADDRESS: "Caferağa Mah. 1, İstanbul",
    SITE_PHONE: "0216 123 45 67",
    SITE_EMAIL: "iletisim@yelkovan.com.tr",
    SITE_WHATSAPP: "902161234567",
    SITE_MERSIS: "0123 4567 8901 2345",
    SITE_LICENCE: "Levha No: B-123456",
    SITE_BROKERLICENCE: "Ruhsat No: 123",
    SITE_KEP: "yelkovan@hs01.kep.tr",
    SITE_ETBIS: "1234567890",
    SITE_LIABILITYCOVER: "Bir Sigorta A.Ş., poliçe no 1",
  },
  databases: { DB: "6f8a0c5e-93a5-4a57-9d25-7b6a5f1d2c11" },
};
type Change = Partial<Omit<typeof sound, "vars">> & { readonly vars?: Record<string, unknown> };

const faultsOf = (
  { vars = {}, ...change }: Change,
  secrets: readonly string[] | undefined = localSecretNames,
) => {
  const configuration = { ...sound, ...change, vars: { ...sound.vars, ...vars } };
  const { bindings, others } = deploymentFaults(configuration, secrets);
  return [bindings.map(inOneLine), others.map(inOneLine)];
};

test("a configuration that was filled in is deployed", () => {
  expect(faultsOf({})).toEqual([[], []]);
});

test.each([
  [{ databases: { DB: "00000000-0000-0000-0000-000000000000" } }, "DB has a database_id of nought"],
  [{ databases: { DB: "" } }, "DB has a database_id of nought"],
  [
    { vars: { SITE_PUBLICURL: "https://www.yelkovan.example" } },
    "SITE_PUBLICURL is an example address",
  ],
  [{ vars: { SITE_PUBLICURL: "http://localhost:8787" } }, "SITE_PUBLICURL is an example address"],
  [{ vars: { SITE_EMAIL: "a@b.example" } }, "SITE_EMAIL is an example address"],
  [{ vars: { SITE_PHONE: "0850 000 00 02" } }, "SITE_PHONE is the example's: give the firm's own"],
  [{ vars: { SITE_PUBLICURLL: "x" } }, "SITE_PUBLICURLL is not known; is SITE_PUBLICURL meant?"],
  [{ vars: { INSURER_SETTINGS: "{" } }, "INSURER_SETTINGS is not JSON"],
  [{ vars: { PAYMENT_PROVIDER: "iyzco" } }, 'PAYMENT_PROVIDER is not ("sandbox" | "iyzico")'],
])("%j is named", (change, said) => {
  expect(faultsOf(change)).toEqual([[], [said]]);
});

test("secrets are named that are not there, and those whose names nothing reads", () => {
  const secrets = localSecretNames.filter((name) => name !== "BANK_KEY");
  expect(faultsOf({}, [...secrets, "BANKKEY"])).toEqual([
    [],
    ["BANK_KEY is missing", "BANKKEY is not known; is BANK_KEY meant?"],
  ]);
  const iyzico = { vars: { PAYMENT_PROVIDER: "iyzico" } };
  expect(faultsOf(iyzico, [...localSecretNames, "IYZICO_API_KEY"])).toEqual([
    [],
    ["IYZICO_SECRET_KEY is missing"],
  ]);
});

test("where nobody tells which secrets are there, those that are wanted are named", () => {
  const { others } = deploymentFaults(sound, undefined);
  expect(others.map(inOneLine)).toEqual(
    localSecretNames.map((name) => `${name} is missing, unless it is among the secrets`),
  );
});

test("a value that is no text is named, and a secret stands over an example", () => {
  const number = { vars: { SITE_SOCKETACTIVE: true } };
  expect(faultsOf(number)).toEqual([[], ['SITE_SOCKETACTIVE is not ("true" | "false")']]);
  const example = { vars: { SITE_PHONE: "0850 000 00 02" } };
  expect(faultsOf(example, [...localSecretNames, "SITE_PHONE"])).toEqual([[], []]);
});

test.each(sound.bindings)("without its binding %s not even a trial goes on", (gone) => {
  const bindings = sound.bindings.filter((name) => name !== gone);
  expect(faultsOf({ bindings })).toEqual([[`${gone} is missing`], []]);
});

test(".dev.vars.example and wrangler.toml name every variable that is read", () => {
  const named = [".dev.vars.example", "wrangler.toml"].map((file) => readFileSync(file, "utf8"));
  const words = new Set(named.join("\n").match(/[A-Z][A-Z0-9_]+/g));
  expect(knownVariables.filter((name) => !words.has(name))).toEqual([]);
});

test.each(["staging", "production"])("as it is delivered, %s is refused", (environment) => {
  const { bindings, others } = deploymentFaults(readConfiguration(environment), []);
  expect(bindings).toEqual([]);
  expect(others.map(({ name }) => name)).toEqual(
    expect.arrayContaining(["DB", "SITE_PUBLICURL", "SITE_PHONE", ...localSecretNames]),
  );
});
