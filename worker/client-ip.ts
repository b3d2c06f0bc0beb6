/** The visitor's address as the platform gives it; used for rate limits only. */
export const clientIpOf = (request: Request): string =>
  request.headers.get("CF-Connecting-IP") ?? "0.0.0.0";
