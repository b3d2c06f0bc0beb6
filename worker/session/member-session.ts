import type { MemberSession, Session } from "#shared/page-request.ts";

/** A member's upstream credentials, as the two sealed cookies hold them. */
export interface MemberCredentials {
  readonly token: string;
  readonly source: string;
}

/** What became of the member during a request. `ended`: the back office no longer knows the session. */
export type MemberChange = "none" | "signed-in" | "signed-out" | "ended";

export interface EdgeMember extends MemberSession {
  readonly credentials: MemberCredentials | undefined;
  readonly change: MemberChange;
  end(): void;
}

/** What of a session names a member or is meant for one; a welcome that nobody has seen yet is not shown to others. */
const nobody = { user: undefined, flash: undefined, asksPasswordChange: undefined } as const;

/** The member of one request. Nothing is written before the response: the middleware looks at `change` then. */
export function createMemberSession(
  initial: MemberCredentials | undefined,
  marker: string | undefined,
  session: Session,
): EdgeMember {
  let credentials = initial;
  let change: MemberChange = "none";
  return {
    get credentials() {
      return credentials;
    },
    get change() {
      return change;
    },
    get isSignedIn() {
      return credentials !== undefined;
    },
    get marker() {
      return credentials === initial ? marker : undefined;
    },
    signIn(given, user) {
      credentials = given;
      change = "signed-in";
      session.update({ user });
    },
    renew(token) {
      if (credentials === undefined) return;
      credentials = { ...credentials, token };
      change = "signed-in";
    },
    signOut() {
      credentials = undefined;
      change = "signed-out";
      session.update({ ...nobody, drafts: {}, paymentEmail: undefined });
    },
    end() {
      credentials = undefined;
      change = "ended";
      session.update(nobody);
    },
  };
}
