import { useActionData } from "react-router";
import { Badge } from "#client/ui/badge.tsx";
import { Notice } from "#client/ui/notice.tsx";
import { endpoints } from "#shared/routes.ts";
import type { SectionData } from "../loader.server.ts";
import type { AccountRefusal } from "../refusal.server.ts";
import { sectionHref } from "../section-href.ts";
import { passwordCopy } from "./copy.ts";

type Session = SectionData<"sifre-degisikligi">["sessions"][number];

const action = sectionHref("sifre-degisikligi");

/** Where the member is signed in, and the ways to end it there. */
export function SessionsCard({ sessions }: { sessions: readonly Session[] }) {
  const refusal = useActionData<AccountRefusal>();
  const hasOthers = sessions.some(({ isCurrent }) => !isCurrent);
  return (
    <section className="card p-5 desktop:p-7">
      <h2 className="h3">{passwordCopy.sessionsTitle}</h2>
      <p className="mt-1 mb-2 text-muted">{passwordCopy.sessionsText}</p>
      {refusal?.intent === "sessions" ? <Notice kind="error">{refusal.message}</Notice> : null}
      <ul className="divide-y divide-line">
        {sessions.map((session) => (
          <li
            key={session.sessionId}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-3"
          >
            <SessionRow session={session} />
          </li>
        ))}
      </ul>
      {hasOthers ? (
        <div className="mt-4 flex flex-wrap gap-3">
          <form method="post" action={action}>
            <input type="hidden" name="intent" value="end-others" />
            <button type="submit" className="btn-secondary">
              {passwordCopy.endOthers}
            </button>
          </form>
          <form method="post" action={endpoints.logout}>
            <input type="hidden" name="everywhere" value="on" />
            <button type="submit" className="btn-quiet">
              {passwordCopy.logoutEverywhere}
            </button>
          </form>
        </div>
      ) : null}
    </section>
  );
}

function SessionRow({ session }: { session: Session }) {
  const { sessionId, device, startedAt, lastSeenAt, isCurrent } = session;
  return (
    <>
      <div className="min-w-0">
        <p className="font-medium">{device}</p>
        <p className="text-sm text-muted tabular-nums">{passwordCopy.startedAt(startedAt)}</p>
        <p className="text-sm text-muted tabular-nums">{passwordCopy.lastSeenAt(lastSeenAt)}</p>
      </div>
      {isCurrent ? (
        <Badge tone="success">{passwordCopy.thisSession}</Badge>
      ) : (
        <form method="post" action={action}>
          <input type="hidden" name="intent" value="end-session" />
          <input type="hidden" name="sessionId" value={sessionId} />
          <button
            type="submit"
            className="btn-quiet text-danger"
            aria-label={passwordCopy.endSessionOf(device, startedAt)}
          >
            {passwordCopy.endSession}
          </button>
        </form>
      )}
    </>
  );
}
