import type { Session, SessionState } from "#shared/page-request.ts";

export const emptySession: SessionState = { drafts: {} };

export function createSession(initial: SessionState): Session {
  let state = initial;
  let isChanged = false;
  return {
    get state() {
      return state;
    },
    get isChanged() {
      return isChanged;
    },
    update(change) {
      state = { ...state, ...change } as SessionState;
      isChanged = true;
    },
  };
}
