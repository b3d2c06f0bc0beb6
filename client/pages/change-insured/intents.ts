/** What a post of the page is for. */
export const insuredIntents = {
  price: "fark",
  code: "kod",
  confirm: "onay",
  pay: "ode",
  withdraw: "vazgec",
} as const;
/** Asks for another change beside the one that is shown. */
export const againQuery = "yeni";
/** Which change a post is about. */
export const changeField = "degisiklik";
/** The difference that was shown. */
export const differenceField = "fark";
/** Fields of the card. */
export const cardFields = ["cardNumber", "cardHolder", "cardExpiry", "cardCvc"] as const;
/** Asks for another card than the one that is at the bank. */
export const anotherCardQuery = "kart";
