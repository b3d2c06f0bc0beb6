/** What a post of the page is for. */
export const findIntents = { send: "kod", confirm: "onay" } as const;
