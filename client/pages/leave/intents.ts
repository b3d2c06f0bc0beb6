/** What a post of the page is for. */
export const leaveIntents = {
  code: "kod",
  confirm: "onay",
  withdraw: "geri-cek",
  paper: "belge",
  account: "hesap",
} as const;

export const paperField = "belge";
