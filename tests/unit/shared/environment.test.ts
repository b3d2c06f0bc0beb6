import { expect, test } from "vitest";
import { inOneLine, misspelt } from "#shared/environment.ts";
import { knownVariables } from "#scripts/deploy/environment-faults.ts";

test.each([
  ["SITE_PUBLICURLL", "SITE_PUBLICURL"],
  ["SITE_PUBLIC_URL", "SITE_PUBLICURL"],
  ["site_phone", "SITE_PHONE"],
  ["IYZICO_APIKEY", "IYZICO_API_KEY"],
  ["IYZICO_SECRET_KYE", "IYZICO_SECRET_KEY"],
  ["INSURER_SETINGSS", "INSURER_SETTINGS"],
  ["PAYMENT_PROVDER", "PAYMENT_PROVIDER"],
  ["NETGSM_PASSWROD", "NETGSM_PASSWORD"],
  ["DATA_KEY", "DATA_KEYS"],
  ["COMON_API_URL", "COMMON_API_URL"],
])("%s is taken for %s", (name, meant) => {
  expect(misspelt([name], knownVariables).map(inOneLine)).toEqual([
    `${name} is not known; is ${meant} meant?`,
  ]);
});

test("a name that only we would give is said to be unknown", () => {
  expect(misspelt(["SITE_COLOUR", "NETGSM_TOKEN"], knownVariables).map(inOneLine)).toEqual([
    "SITE_COLOUR is not known",
    "NETGSM_TOKEN is not known",
  ]);
});

test("names of ours, of the system and of others are left alone", () => {
  const others = [
    "PATH",
    "HOME",
    "PORT",
    "HOST",
    "EMAIL",
    "LANG",
    "DB",
    "ORDER",
    "ASSETS",
    "BROKER",
  ];
  expect(misspelt([...knownVariables, ...others, "CODE_LIMIT"], knownVariables)).toEqual([]);
});
