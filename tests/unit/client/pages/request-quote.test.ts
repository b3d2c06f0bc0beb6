import { describe, expect, it } from "vitest";
import { loadRequestQuote, requestQuote } from "#client/pages/request-quote/loader.server.ts";
import { getList } from "#shared/calls/reference/get-list.ts";
import { sendContactMessage } from "#shared/calls/support/send-contact-message.ts";
import { href, quoteHref, routes } from "#shared/routes.ts";
import { makeLoaderInput } from "./loader-input.ts";

const form = {
  fullName: "Ali Veli",
  phone: "5321234567",
  callBackSlot: "2",
  note: "",
  privacyPolicy: "on",
  openDataAgreement: "on",
  nationalNumber: "10000001518",
  plate: "34 ABC 123",
  limit: "sinirsiz",
  moralDamages: "hayir",
};
const data = {
  [getList.path]: { items: [{ text: "12.00 - 15.00", id: "2" }] },
  [sendContactMessage.path]: { referenceNumber: "YK-0000000001" },
};
/** A line that nobody buys online. */
const lead = {
  route: "requestQuote",
  path: href("requestQuote", { product: "imm" }),
  params: { product: "imm" },
} as const;
const thrownBy = (run: Promise<unknown>) =>
  run.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );

describe("the request to be called", () => {
  it("knows the product of its address", async () => {
    const { input } = makeLoaderInput({ route: "konutQuote", data });
    expect(await loadRequestQuote(input)).toMatchObject({
      product: { name: "Konut Sigortası", page: routes.konut.path },
      slots: [{ id: "2", name: "12.00 - 15.00" }],
      reference: null,
    });
  });

  // Specification 1.2
  it("takes lines without an address of their own by name", async () => {
    const path = href("requestQuote", { product: "imm" });
    const { input } = makeLoaderInput({ route: "requestQuote", path, params: { product: "imm" } });
    expect((await loadRequestQuote(input)).product).toMatchObject({
      name: "İhtiyari Mali Mesuliyet Sigortası",
      page: null,
    });
  });

  it.each([
    ["kasko", quoteHref("kasko")],
    ["trafik", quoteHref("trafik")],
    ["yok", href("notFound")],
    ["toString", href("notFound")],
  ] as const)("sends %s to its own address %s", async (product, target) => {
    const path = href("requestQuote", { product });
    const { input } = makeLoaderInput({ route: "requestQuote", path, params: { product } });
    const thrown = await thrownBy(loadRequestQuote(input));
    expect((thrown as Response).headers.get("Location")).toBe(target);
  });

  it("leaves a lead with the chosen time and comes back with its number", async () => {
    const { input, sent } = makeLoaderInput({ ...lead, form, data });
    const answer = await requestQuote(input);
    expect(sent.at(-1)?.input).toEqual({
      messageType: "TEKLIF",
      fullName: "Ali Veli",
      phone: "5321234567",
      message: "",
      productId: "imm",
      callBackSlot: "2",
      details: {
        NationalNumber: "10000001518",
        LicensePlateNumber: "34ABC123",
        LiabilityLimit: "sinirsiz",
        MoralDamages: false,
      },
      privacyPolicy: true,
      openDataAgreement: true,
    });
    expect((answer as Response).headers.get("Location")).toBe(`${lead.path}?kayit=YK-0000000001`);
  });

  it.each([
    ["privacyPolicy", ""],
    ["openDataAgreement", ""],
    ["phone", "4321234567"],
    ["callBackSlot", "99"],
    ["plate", ""],
    ["limit", "uydurma"],
  ])("refuses %s when it is %j", async (name, value) => {
    const { input, sent } = makeLoaderInput({
      ...lead,
      form: { ...form, [name]: value },
      data,
    });
    const answer = await requestQuote(input);
    expect(answer).toMatchObject({
      init: { status: 422 },
      data: { values: { fullName: "Ali Veli" } },
    });
    expect(Object.keys((answer as { data: { errors: object } }).data.errors)).toEqual([name]);
    expect(sent.map(({ path }) => path)).not.toContain(sendContactMessage.path);
  });

  it("asks what the line asks, with its choices and without its rules", async () => {
    const { input } = makeLoaderInput({ ...lead, data });
    const { fields } = await loadRequestQuote(input);
    expect(fields.map(({ name }) => name)).toEqual([
      "nationalNumber",
      "plate",
      "document",
      "limit",
      "moralDamages",
      "compulsoryEnd",
    ]);
    expect(structuredClone(fields)).toEqual(fields);
    expect(fields.find(({ name }) => name === "limit")?.options).toHaveLength(6);
  });

  it.each([
    ["YK-0000000001", "YK-0000000001"],
    ["<b>", null],
    ["YK-1", null],
  ])("shows the number %s as %s", async (number, reference) => {
    const path = `${lead.path}?${new URLSearchParams({ kayit: number })}`;
    const { input } = makeLoaderInput({ ...lead, path, data });
    expect((await loadRequestQuote(input)).reference).toBe(reference);
  });
});
