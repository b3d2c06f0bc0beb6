/** Digits of a code from a text message; apart from its schema, so that the field costs no validation library. */
export const smsCodeLength = 6;
