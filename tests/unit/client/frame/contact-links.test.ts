import { describe, expect, it } from "vitest";
import { telHref } from "#client/frame/tel-href.ts";
import { whatsappHref } from "#client/frame/whatsapp-href.ts";

describe("links that reach a person", () => {
  it.each([
    ["0850 000 00 02", "tel:+908500000002"],
    ["+90 850 000 00 02", "tel:+908500000002"],
    ["850 000 00 02", "tel:+908500000002"],
  ])("dials %s as %s", (phone, href) => {
    expect(telHref(phone)).toBe(href);
  });

  // Specification 2.22
  it("opens a chat with the quote request written", () => {
    const url = new URL(whatsappHref("908500000002"));
    expect(url.origin + url.pathname).toBe("https://wa.me/908500000002");
    expect(url.searchParams.get("text")).toBe("Merhaba, sigorta teklifi almak istiyorum.");
  });
});
