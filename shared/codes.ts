/** Flow codes: where in a quote flow a request stands or why it cannot go on. */
export const flowCodes = {
  validationError: 1000,
  stepError: 1001,
  tokenControlError: 1002,
  blackList: 1003,
  temporaryCodeRequired: 1004,
  customerControlError: 1005,
  birthDateRequired: 1006,
  wrongInfo: 1007,
  botControlError: 1008,
  queueError: 1009,
  success: 1010,
  finalStepError: 1011,
} as const;

/** Status codes of the account and common services. */
export const statusCodes = {
  ok: 200,
  badRequest: 400,
  unauthorized: 401,
  forbidden: 403,
  notFound: 404,
  conflict: 409,
  tooLarge: 413,
  unprocessable: 422,
  tooManyRequests: 429,
  serverError: 500,
  upstreamFailed: 502,
  unavailable: 503,
  upstreamTimeout: 504,
  loginSuccess: 2000,
  loginPhoneUnverified: 2001,
  loginMfaRequired: 2004,
  loginPasswordExpired: 2008,
  loginWrongCredentials: 2009,
  registerSuccess: 3000,
  registerBirthDateRequired: 3003,
  registerSmsRequired: 3005,
  /** Success signal of an SMS confirmation and of an expired-password change. */
  changeSuccess: 4000,
  changeRefused: 4001,
  changeInvalid: 4002,
} as const;
