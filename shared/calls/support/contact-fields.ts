/** How a message, a wish to be called or a lead stands with the office. */
export const contactStates = ["open", "answered", "closed"] as const;
export type ContactState = (typeof contactStates)[number];
