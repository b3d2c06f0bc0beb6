import { describe, expect, it } from "vitest";
import { readPreferences } from "#client/frame/consent/read-preferences.ts";

const unanswered = { isAnswered: false, functional: true, analytics: true, targeting: true };
const answered = { isAnswered: true, functional: false, analytics: false, targeting: false };

describe("cookie preferences", () => {
  it.each([
    ["", unanswered],
    ["visitor=1; x-required-cookies=true", unanswered],
    ["analytic-cookies=false", unanswered],
    // Closing the question, or "Yalnızca gerekli".
    ["visitor=1; required-cookies=true", answered],
    [
      "required-cookies=true; functional-cookies=true; analytic-cookies=false; targeting-cookies=false",
      { ...answered, functional: true },
    ],
    ["required-cookies=true; analytic-cookies=belki", answered],
    [
      "required-cookies=true; x-analytic-cookies=true; targeting-cookies=true",
      { ...answered, targeting: true },
    ],
  ])("of %j", (cookies, preferences) => {
    expect(readPreferences(cookies)).toEqual(preferences);
  });
});
