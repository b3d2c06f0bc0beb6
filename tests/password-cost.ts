/** What a password's hash costs in suites, which sign in some thousand times: a sixty-fourth of what it costs elsewhere. */
export const testPasswordCost = 2 ** 8;
