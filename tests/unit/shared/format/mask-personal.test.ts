import { expect, it } from "vitest";
import { maskEmail, maskName, maskNationalNumber } from "#shared/format/mask-personal.ts";

it.each([
  ["Ayşe Nur Yılmaz", "A*** N*** Y***"],
  ["İrem", "İ***"],
  ["", ""],
])("hides the name %j", (name, masked) => expect(maskName(name)).toBe(masked));

it("hides numbers and addresses", () => {
  expect(maskNationalNumber("10000000146")).toBe("1********46");
  expect(maskNationalNumber("1234567890")).toBe("1*******90");
  expect(maskEmail("ayse@ornek.com")).toBe("a***@ornek.com");
});
