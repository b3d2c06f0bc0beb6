import { expect, test } from "vitest";
import { clientIpOf } from "#worker/client-ip.ts";

const of = (address: string) =>
  clientIpOf(new Request("https://x.example", { headers: { "CF-Connecting-IP": address } }));

test.each([
  ["198.51.100.7", "198.51.100.7"],
  ["::ffff:198.51.100.7", "::ffff:198.51.100.7"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
  ["2001:0DB8:0001:0002::9", "2001:db8:1:2::/64"],
  ["2001:db8:1:2::", "2001:db8:1:2::/64"],
  ["2001:db8::1", "2001:db8:0:0::/64"],
  ["::1", "0:0:0:0::/64"],
])("%s counts as %s", (address, counted) => {
  expect(of(address)).toBe(counted);
});

test("an unknown address is one address", () => {
  expect(clientIpOf(new Request("https://x.example"))).toBe("0.0.0.0");
});
