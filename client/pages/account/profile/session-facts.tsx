import { Suspense, use } from "react";
import { Link } from "react-router";
import { sectionHref } from "../section-href.ts";
import { profileCopy } from "./copy.ts";
import type { SessionFacts } from "./load-session.server.ts";

/** What comes after the page itself: nothing stands in its place meanwhile. */
export function SessionNote({ facts }: { facts: Promise<SessionFacts | null> }) {
  return (
    <Suspense fallback={null}>
      <Facts facts={facts} />
    </Suspense>
  );
}

function Facts({ facts }: { facts: Promise<SessionFacts | null> }) {
  const known = use(facts);
  if (known === null) return null;
  return (
    <p className="text-sm text-muted">
      {profileCopy.connectedFrom(known.ipAddress)}{" "}
      <Link to={sectionHref("policelerim")} className="link">
        {profileCopy.policies(known.policyCount)}
      </Link>
    </p>
  );
}
