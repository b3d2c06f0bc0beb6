import { expect, test } from "vitest";
import { consentsCopy } from "#client/pages/account/consents/copy.ts";
import { stateOf } from "#client/pages/account/consents/load.server.ts";
import { marketingTexts } from "#shared/fields/marketing.ts";

const { sms } = marketingTexts;

const said = (given: boolean, textSlug = "sms", quoteId?: string) => ({
  title: "",
  textVersion: "1",
  channel: "web",
  createdAt: 0,
  given,
  textSlug,
  ...(quoteId === undefined ? {} : { quoteId }),
});

test.each([
  ["a yes", said(true), [said(false)], "given"],
  ["a no before any yes", said(false), [], "refused"],
  ["a no after a yes", said(false), [said(true)], "takenBack"],
  ["a second no", said(false), [said(false), said(true)], "refused"],
  ["a no by the link of a quote", said(false, sms, "q-1"), [said(true, sms)], "takenBack"],
  ["a no to another text", said(false), [said(true, "email")], "refused"],
  ["a no about another quote", said(false, "sms", "q-1"), [said(true, "sms", "q-2")], "refused"],
] as const)("%s is told as what it is", (_what, word, before, state) => {
  expect(stateOf(word as never, before as never)).toBe(state);
});

test.each([
  ["lightingContract", "Okundu"],
  ["bilgilendirme-formu-trafik", "Okundu"],
  ["on-bilgilendirme-formu", "Okundu"],
  ["ihtiyac-beyani", "Beyan edildi"],
  ["mesafeli-satis-sozlesmesi", "Kabul edildi"],
  [sms, "Verildi"],
  ["saglik-acik-riza-metni", "Verildi"],
  ["reminder-policy-end", "Verildi"],
])("a yes to %s is called what it was", (slug, word) => {
  expect(consentsCopy.states.given(slug)).toBe(word);
});
