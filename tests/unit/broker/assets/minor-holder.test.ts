import { expect, test } from "vitest";
import { sideOf } from "#worker/broker/assets/described.ts";
import { minorHolder } from "#worker/broker/assets/minor-holder.ts";

const holder = (birthDate?: string) => ({
  kind: "person" as const,
  provinceCode: "34",
  ...(birthDate === undefined ? {} : { birthDate }),
});

test.each([
  ["2008-12-01", []],
  ["2008-12-02", ["NationalNumber"]],
  [undefined, []],
])(
  "of a policy that starts on 1 December 2026, a holder born %s is refused at %j",
  (day, fields) => {
    const refused = minorHolder(holder(day), "2026-12-01");
    expect(refused.map(({ field }) => field)).toEqual(fields);
    for (const { message } of refused) expect(message).toContain("velisi veya vasisi");
  },
);

test("travellers are told so as families are", () => {
  const refusals = sideOf("seyahat").together?.refusalsOf?.(
    [] as never,
    holder("2012-01-01"),
    "2026-12-01",
  );
  expect(refusals).toEqual(minorHolder(holder("2012-01-01"), "2026-12-01"));
});
