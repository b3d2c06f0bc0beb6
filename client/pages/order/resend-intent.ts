/** What the post of the form that sends messages again says of itself. */
export const resendIntent = "resend";
