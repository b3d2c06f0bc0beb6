import { describe, expect, it } from "vitest";
import { loadContact, sendContact } from "#client/pages/contact/loader.server.ts";
import { sendContactMessage } from "#shared/calls/support/send-contact-message.ts";
import { routes } from "#shared/routes.ts";
import { makeLoaderInput } from "./loader-input.ts";

const form = {
  fullName: "ayşe ışık",
  phone: "(532)123-4567",
  email: "Ayse@Example.com",
  message: "Merhaba",
  openDataAgreement: "on",
};
const accepted = { [sendContactMessage.path]: { referenceNumber: "YK-0000000001" } };

describe("the contact form", () => {
  it("leaves the message and shows its number after a redirect", async () => {
    const { input, sent } = makeLoaderInput({ route: "contact", form, data: accepted });
    const answer = await sendContact(input);
    expect(sent[0]?.input).toEqual({
      messageType: "ILETISIM",
      fullName: "Ayşe Işık",
      phone: "5321234567",
      email: "ayse@example.com",
      message: "Merhaba",
    });
    expect(answer).toBeInstanceOf(Response);
    const next = (answer as Response).headers.get("Location") ?? "";
    expect(next).toBe(`${routes.contact.path}?kayit=YK-0000000001`);
    const shown = makeLoaderInput({ route: "contact", path: next });
    expect((await loadContact(shown.input)).reference).toBe("YK-0000000001");
  });

  it.each([
    ["fullName", "", "Lütfen adınızı ve soyadınızı giriniz"],
    ["phone", "12", "Lütfen telefon numarası giriniz"],
    ["email", "ayse", "Lütfen email adresinizi doğru doldurun."],
    ["message", " ", "Lütfen mesajınızı yazınız"],
    ["openDataAgreement", "", "Lütfen aydınlatma metnini onaylayınız."],
  ])("refuses a bad %s, keeps what was typed and sends nothing", async (name, value, message) => {
    const { input, sent } = makeLoaderInput({
      route: "contact",
      form: { ...form, [name]: value },
      data: accepted,
    });
    const answer = await sendContact(input);
    expect(answer).toMatchObject({
      data: { errors: { [name]: message }, values: { ...form, [name]: value } },
      init: { status: 422 },
    });
    expect(sent).toEqual([]);
  });

  it("keeps the text when the message cannot be left", async () => {
    const { input } = makeLoaderInput({ route: "contact", form });
    expect(await sendContact(input)).toMatchObject({
      data: { errors: {}, values: form, message: "Hizmete ulaşılamıyor." },
      init: { status: 503 },
    });
  });

  it("stands without its text", async () => {
    const { input } = makeLoaderInput({ route: "contact" });
    expect(await loadContact(input)).toMatchObject({
      text: { now: null },
      head: { title: "İletişim | Yelkovan" },
    });
  });
});
