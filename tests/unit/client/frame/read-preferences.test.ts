import { describe, expect, it } from "vitest";
import { readPreferences } from "#client/frame/read-preferences.ts";

describe("cookie preferences", () => {
  it.each([
    ["", { functional: true, analytics: true, targeting: true }],
    ["visitor=1; required-cookies=true", { functional: true, analytics: true, targeting: true }],
    [
      "functional-cookies=true; analytic-cookies=false; targeting-cookies=false",
      { functional: true, analytics: false, targeting: false },
    ],
    ["analytic-cookies=belki", { functional: true, analytics: true, targeting: true }],
    ["x-analytic-cookies=false", { functional: true, analytics: true, targeting: true }],
  ])("of %j", (cookies, preferences) => {
    expect(readPreferences(cookies)).toEqual(preferences);
  });
});
