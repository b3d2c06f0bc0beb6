import { expect, test } from "vitest";
import { stateOf } from "#client/pages/account/consents/load.server.ts";

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
  ["a no to another text", said(false), [said(true, "email")], "refused"],
  ["a no about another quote", said(false, "sms", "q-1"), [said(true, "sms", "q-2")], "refused"],
] as const)("%s is told as what it is", (_what, word, before, state) => {
  expect(stateOf(word as never, before as never)).toBe(state);
});
