import { expect, it } from "vitest";
import { formatPhone, formatPhoneWithZero, maskPhone, phoneDigits } from "#shared/format/phone.ts";

// Specification 5.12
it("writes a phone number for each use", () => {
  expect(formatPhone("5321234567")).toBe("(532)123-4567");
  expect(formatPhoneWithZero("5321234567")).toBe("0 532 123 45 67");
  expect(maskPhone("5321234567")).toBe("0 5** *** ** 67");
});

it.each([
  "5321234567",
  "(532)123-4567",
  "0532 123 45 67",
  "+90 532 123 45 67",
  "+905321234567",
  "00905321234567",
  "+90 0532 123 45 67",
  "0090 0532 123 45 67",
])("reads %s as a browser, or a person, writes it", (text) => {
  expect(phoneDigits(text)).toBe("5321234567");
});
