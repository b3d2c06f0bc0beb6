import { expect, it } from "vitest";
import {
  maskEmail,
  maskNationalNumber,
  maskRegisteredName,
  maskTypedNumber,
} from "#shared/format/mask-personal.ts";

it.each([
  ["Fatma", "FA•••"],
  ["irem su", "İR•••"],
  ["Işık", "IŞ•••"],
  ["Su", "SU•••"],
])("shows of the name %j two letters", (name, masked) =>
  expect(maskRegisteredName(name)).toBe(masked),
);

it("hides numbers and addresses", () => {
  expect(maskNationalNumber("10000000146")).toBe("1********46");
  expect(maskNationalNumber("1234567890")).toBe("1*******90");
  expect(maskNationalNumber("U12345678")).toBe("U******78");
  expect(maskTypedNumber("u 1234 5678")).toBe("U******78");
  expect(maskEmail("ayse@ornek.com")).toBe("a***@ornek.com");
});
