import { expect, it } from "vitest";
import { formatPhone, formatPhoneWithZero, maskPhone } from "#shared/format/phone.ts";

// Specification 5.12
it("writes a phone number for each use", () => {
  expect(formatPhone("5321234567")).toBe("(532)123-4567");
  expect(formatPhoneWithZero("5321234567")).toBe("0 532 123 45 67");
  expect(maskPhone("5321234567")).toBe("0 5** *** ** 67");
});
