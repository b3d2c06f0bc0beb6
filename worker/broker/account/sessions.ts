import type { DataOf, RequestOf } from "#shared/calls/call.ts";
import type { endSession } from "#shared/calls/account/end-session.ts";
import type { listSessions } from "#shared/calls/account/list-sessions.ts";
import { err, ok } from "#shared/result.ts";
import { isSameText } from "../crypto/hmac.ts";
import { forMember } from "../api/handler.ts";
import type { AccountServices } from "./services.ts";

/** What a session is called outside: nobody gets from it to the token or to what is stored. */
const idOf = (sessionIndex: string, { blindIndex }: AccountServices): Promise<string> =>
  blindIndex.of("session-id", sessionIndex);

export const answerListSessions = forMember<object, DataOf<typeof listSessions>, AccountServices>(
  async (_input, { services }, { memberId, sessionIndex: own }) => {
    const open = await services.store.sessions.listOpen(memberId, services.now());
    const sessions = open.map(async ({ sessionIndex, createdAt, lastSeenAt, device }) => ({
      sessionId: await idOf(sessionIndex, services),
      ...device,
      createdAt,
      lastSeenAt,
      isCurrent: sessionIndex === own,
    }));
    return ok({ sessions: await Promise.all(sessions) });
  },
);

/** The session itself was found on the way here. */
export const answerCheckSession = forMember<object, object, AccountServices>(async () => ok({}));

export const answerEndSession = forMember<RequestOf<typeof endSession>, object, AccountServices>(
  async ({ sessionId = "", others }, { services }, { memberId, sessionIndex: own }) => {
    const { sessions } = services.store;
    if (others) {
      await sessions.closeOthers(memberId, own);
      return ok({});
    }
    for (const { sessionIndex } of await sessions.listOpen(memberId, services.now())) {
      if (!isSameText(await idOf(sessionIndex, services), sessionId)) continue;
      await sessions.close(sessionIndex);
      return ok({});
    }
    return err({ kind: "session-not-found" });
  },
);
