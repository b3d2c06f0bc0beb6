/** Carries the token of a monitor from the edge to the back office, whose own `Authorization` is the site's. */
export const statusHeader = "X-Status-Token";
