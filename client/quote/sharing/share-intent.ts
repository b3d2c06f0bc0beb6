/** What the post of the share box says of itself when the link is to go to the phone. */
export const shareSmsIntent = "share-sms";
