/** After wrong credentials: how long until the visitor is led to the password reset. */
export const resetDelayMs = 3000;
