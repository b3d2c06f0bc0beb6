/** What the address bar's entry remembers of a form that is being filled in. */
export interface Typing {
  /** The entry at which the form as it stands was begun: another one brings another form. */
  readonly begun: string | undefined;
  /** How often its button has been pressed. */
  readonly presses: number;
}

const none: Typing = { begun: undefined, presses: 0 };

/** Reads it from a history entry, which may hold anything. */
export function readTyping(state: unknown): Typing {
  if (typeof state !== "object" || state === null) return none;
  const begun = "begun" in state && typeof state.begun === "string" ? state.begun : undefined;
  const presses = "presses" in state && typeof state.presses === "number" ? state.presses : 0;
  return { begun, presses };
}
