/** What a post of the page is for. */
export const changeIntents = {
  send: "kod",
  confirm: "numara",
  email: "eposta",
  address: "adres",
} as const;
/** Which change the page says has been made. */
export const doneQuery = "degisti";
