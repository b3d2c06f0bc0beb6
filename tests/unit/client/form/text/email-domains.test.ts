import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { emailEnds } from "#client/form/text/email-domains.ts";

const common = ["gmail.com", "hotmail.com", "outlook.com"];
/** What a slip in one of the domains below may happen to be. */
const complete = [
  ...common,
  "icloud.com",
  "yahoo.com",
  "yahoo.com.tr",
  "mail.com",
  "hotmail.com.tr",
];

describe("the end of an e-mail address", () => {
  it.each([
    ["ayse@", common],
    ["ayse@h", ["hotmail.com", "hotmail.com.tr"]],
    ["AYSE@GM", ["gmail.com"]],
    [" ayse@gmail.co", ["gmail.com"]],
    ["ayse@outlook.com.", ["outlook.com.tr"]],
  ])("%j may go on as %j", (text, domains) => {
    expect(emailEnds(text)).toMatchObject({ domains, isGuess: false });
  });

  it.each([
    ["ayse@gmial.com", "gmail.com"],
    ["ayse@gmail.con", "gmail.com"],
    ["ayse@gmai.com", "gmail.com"],
    ["ayse@gmaill.com", "gmail.com"],
    ["ayse@gmailcom", "gmail.com"],
    ["ayse@hotnail.com", "hotmail.com"],
    ["ayse@hotmial.com", "hotmail.com"],
    ["ayse@otulook.com", "outlook.com"],
    ["ayse@ıcloud.com", "icloud.com"],
  ])("%j is asked about, whether %s was meant", (text, domain) => {
    expect(emailEnds(text)).toEqual({ local: "ayse", domains: [domain], isGuess: true });
  });

  it.each([
    "",
    "ayse",
    "@",
    "@gmail.com",
    "ayse@gmail.com",
    "ayse@hotmail.com.tr",
    "ayse@mail.com",
    "ayse@ymail.com",
    "ayse@ornek.example",
    "ayse@b@gmial.com",
    "ay se@gmial.com",
  ])("of %j nothing is said", (text) => {
    expect(emailEnds(text)).toBeUndefined();
  });

  it("is asked about after every slip in a usual one, and what is offered is whole", () => {
    const slips = fc
      .record({
        domain: fc.constantFrom(...common, "icloud.com", "yahoo.com.tr"),
        at: fc.nat(),
        letter: fc.constantFrom(..."abcxyz.1"),
        slip: fc.constantFrom("cut", "missing", "another", "more"),
      })
      .map(({ domain, at: place, letter, slip }) => {
        const at = place % domain.length;
        const end = {
          cut: "",
          missing: domain.slice(at + 1),
          another: `${letter}${domain.slice(at + 1)}`,
        };
        return domain.slice(0, at) + (slip === "more" ? letter + domain.slice(at) : end[slip]);
      });
    fc.assert(
      fc.property(slips, (typed) => {
        const ends = emailEnds(`ayse@${typed}`);
        if (ends === undefined) expect(complete).toContain(typed);
        for (const domain of ends?.domains ?? []) {
          expect(emailEnds(`${ends?.local}@${domain}`)).toBeUndefined();
        }
      }),
    );
  });
});
