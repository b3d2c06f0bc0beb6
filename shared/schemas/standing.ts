/** As what somebody buys a policy for another person. */
export const standingIds = ["guardian", "authorised"] as const;
export type Standing = (typeof standingIds)[number];
