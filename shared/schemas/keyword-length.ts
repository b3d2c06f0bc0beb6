/** Longest text that is searched for. */
export const maxKeywordLength = 100;
