/** Keeps the platform's tools from asking, reporting, reaching for the network and opening a database console. */
export const quiet = {
  CI: "1",
  CLOUDFLARE_CF_FETCH_ENABLED: "false",
  WRANGLER_SEND_METRICS: "false",
  WRANGLER_HIDE_BANNER: "true",
  X_LOCAL_EXPLORER: "false",
};
