import { expect, test } from "vitest";
import { createSession, emptySession } from "#worker/session/session-state.ts";

test("reading changes nothing", () => {
  const session = createSession(emptySession);
  expect(session.state).toEqual({ drafts: {} });
  expect(session.isChanged).toBe(false);
});

test("a write is seen at once, keeps the rest and marks the session", () => {
  const initial = { drafts: { trafik: "1" } };
  const session = createSession(initial);
  session.update({ flash: { type: "info", title: "Merhaba" } });
  expect(session.state).toEqual({
    drafts: { trafik: "1" },
    flash: { type: "info", title: "Merhaba" },
  });
  expect(session.isChanged).toBe(true);
  expect(initial).toEqual({ drafts: { trafik: "1" } });
});

test("undefined takes a value away", () => {
  const session = createSession({ drafts: {}, flash: { type: "info", title: "Merhaba" } });
  session.update({ flash: undefined });
  expect(session.state.flash).toBeUndefined();
});
