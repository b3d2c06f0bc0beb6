import { expect, test } from "vitest";
import { unbroken } from "#shared/format/unbroken.ts";

test.each([
  ["12 teklif · 2 şirket", "12 teklif\u00a0· 2 şirket"],
  ["1.000,00 TL X 9 Taksit", "1.000,00\u00a0TL X 9 Taksit"],
  ["Deniz · Kadıköy / İstanbul", "Deniz\u00a0· Kadıköy\u00a0/ İstanbul"],
  ["30.000 €", "30.000\u00a0€"],
  ["Yılda 2 kez, 100 km", "Yılda 2 kez, 100\u00a0km"],
  ["85 m²", "85\u00a0m²"],
  ["3 TLS ve Teminat", "3 TLS ve Teminat"],
])("%j", (text, shown) => expect(unbroken(text)).toBe(shown));
