/** The intent of a post that asks what a card may pay with. It changes nothing. */
export const instalmentsIntent = "instalments";
