/** Characters of a message. */
export const maxMessageLength = 2000;
