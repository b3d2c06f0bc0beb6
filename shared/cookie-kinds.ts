/** Kinds of cookies that are kept by a visitor's leave alone. */
export const optionalKinds = ["functional", "analytics", "targeting"] as const;
export type OptionalCookie = (typeof optionalKinds)[number];

/** What a visitor has answered to the cookie question, as it is shown; before an answer every kind stands on. */
export interface CookieChoices extends Readonly<Record<OptionalCookie, boolean>> {
  readonly isAnswered: boolean;
}
