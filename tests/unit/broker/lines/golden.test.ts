import { createHash } from "node:crypto";
import { expect, it } from "vitest";
import { insurerProfiles } from "#worker/broker/insurers/registry.ts";
import type { PackagedAnswer } from "#worker/broker/insurers/insurer.ts";
import type { QuoteRequest } from "#worker/broker/lines/request.ts";
import { quoteLine } from "#worker/broker/lines/quote-line.ts";
import { goldenFactor, goldenPhone, goldenVehicle } from "./golden-requests.ts";

const now = Date.parse("2026-11-20T10:00:00Z");
const count = 400;

/** An answer as far as it is money: gross, what it is made of, and what each way to pay costs. */
function moneyOf(answer: PackagedAnswer | undefined): string {
  if (answer?.kind !== "offer") return "-";
  const parts = answer.charges.map(({ kurus }) => kurus).filter((kurus) => kurus > 0);
  const totals = answer.instalments.map(({ totalKurus }) => totalKurus);
  return JSON.stringify([answer.grossKurus, parts, totals]);
}

function digest(make: (index: number) => QuoteRequest) {
  const hash = createHash("sha256");
  let offers = 0;
  for (let index = 0; index < count; index += 1) {
    for (const profile of insurerProfiles) {
      const circumstances = { now, factor: goldenFactor(index) };
      const [answer] = quoteLine(profile, make(index), circumstances);
      if (answer?.kind === "offer") offers += 1;
      hash.update(`${profile.id} ${moneyOf(answer)}\n`);
    }
  }
  return { offers, digest: hash.digest("hex") };
}

/**
 * Digests of what the two hand-written ratings answered these requests before both became one `quoteLine`, taken at
 * commit feed61a with `quoteTrafik` and `quoteTelefon` in its place. A change of a tariff or a book moves them, as that of
 * vehicles was when an insurer's rate of a vehicle came down to four decimals; a change of the code that rates must not.
 * That of vehicles moved again when compulsory cover was no longer refused (every request has an offer since), the ceilings were
 * projected by 1.14 % a month, ratios of classes became dated and the electric discount the cars' alone.
 */
it.each([
  [
    "vehicles",
    goldenVehicle,
    4800,
    "4107c067fcb3e06041585c9196bf2b5953bdcb534035a2a93a80104071448fc3",
  ],
  ["phones", goldenPhone, 766, "080928251e250417e413ec8a46bc9295e7f7a95a50773116891f2a31cfe1ffb0"],
] as const)("%s cost to the kuruş what they have always cost", (_, make, offers, expected) => {
  expect(digest(make)).toEqual({ offers, digest: expected });
});
