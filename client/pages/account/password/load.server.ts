import type { LoaderInput } from "#client/loader-input.ts";
import { getUserClaims } from "#shared/calls/member/get-user-claims.ts";
import { listSessions } from "#shared/calls/account/list-sessions.ts";
import { formatMoment } from "#shared/format/date.ts";
import { deviceName } from "./device-name.server.ts";

/** Whether the password was sent by SMS, whether a code is asked for as well, and where the member is signed in. */
export async function loadPassword({ page }: LoaderInput) {
  const [claims, open] = await Promise.all([
    page.api.call(getUserClaims, {}),
    page.api.call(listSessions, {}),
  ]);
  if (claims.data === null || open.data === null) return null;
  const { mfaEnabled, mfaMethod, recoveryCodesLeft, usedOneTimePassword } = claims.data;
  const sessions = open.data.sessions.map((session) => ({
    sessionId: session.sessionId,
    device: deviceName(session),
    startedAt: formatMoment(session.createdAt),
    lastSeenAt: formatMoment(session.lastSeenAt),
    isCurrent: session.isCurrent,
  }));
  return { mfaEnabled, mfaMethod, recoveryCodesLeft, usedOneTimePassword, sessions };
}
