import { describe, expect, test } from "vitest";
import { quoteConsents } from "#shared/fields/policy.ts";
import { marketingFields, oneFlag } from "#shared/fields/marketing.ts";
import type { MarketingSaid } from "#worker/broker/consent/consents.ts";
import { permissionsOf } from "#worker/broker/consent/consents.ts";

const said = [undefined, false, true] as const;
const combinations: MarketingSaid[] = [true, false].flatMap((advertisementAgreement) =>
  said.flatMap((marketingSms) =>
    said.flatMap((marketingEmail) =>
      said.map((marketingCall) => {
        return { advertisementAgreement, marketingSms, marketingEmail, marketingCall };
      }),
    ),
  ),
);

test("each way is a tick of its own with a text of its own, and none is needed", () => {
  const fields = Object.values(marketingFields);
  expect(new Set(fields.map(({ contract }) => contract)).size).toBe(fields.length);
  expect(fields.every(({ isOptional, kind }) => isOptional && kind === "consent")).toBe(true);
  expect(quoteConsents).toEqual([
    "privacyPolicy",
    "openDataAgreement",
    ...Object.keys(marketingFields),
  ]);
});

describe("what was agreed to", () => {
  test.each([
    [true, { sms: true, email: true, call: false }],
    [false, { sms: false, email: false, call: false }],
  ])("a flag that comes alone and is %s means SMS and e-mail, never calls", (flag, permissions) => {
    expect(permissionsOf({ advertisementAgreement: flag })).toEqual(permissions);
  });

  test.each(combinations)(
    "$marketingSms, $marketingEmail, $marketingCall beside $advertisementAgreement",
    (each) => {
      const { sms, email, call } = permissionsOf(each);
      expect(call).toBe(each.marketingCall === true);
      const isAlone = [each.marketingSms, each.marketingEmail, each.marketingCall].every(
        (channel) => channel === undefined,
      );
      expect([sms, email]).toEqual(
        isAlone
          ? [each.advertisementAgreement, each.advertisementAgreement]
          : [each.marketingSms === true, each.marketingEmail === true],
      );
    },
  );

  test.each(combinations)(
    "the one flag is both SMS and e-mail: $marketingSms, $marketingEmail",
    (each) => {
      expect(oneFlag(each)).toBe(each.marketingSms === true && each.marketingEmail === true);
    },
  );
});
