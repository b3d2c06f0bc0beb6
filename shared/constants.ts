/** What the back office knows this site by, in every call. */
export const siteId = 24;
export const fromPlace = 17;
/** How long a call is waited for where nothing else is said of it. */
export const apiTimeoutMs = 180_000;
/** How long another code cannot be asked for. */
export const smsCountdownSeconds = 60;
/** Days for which a quote that nobody bought can be opened, after which it is deleted. */
export const quoteKeptDays = 90;
/** Width from which a screen is shown the wide layout. */
export const desktopBreakpointPx = 870;
