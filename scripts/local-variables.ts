/** Variables a local run may set from outside; everything else comes from wrangler.toml and the generated secrets. */
const settable =
  /^(SITE_[A-Z]+|FRAME_PATIENCE_MS|INSURER_SETTINGS|PASSWORD_COST|[A-Z0-9_]+_API_URL|NOTIFICATION_PROVIDER|PAYMENT_PROVIDER|NETGSM_\w+|IYZICO_\w+|BANK_PAGE_ORIGIN|EMAIL_\w+)$/;

interface LocalVariables {
  /** Where visitors reach the site. */
  readonly SITE_PUBLICURL: string;
}

/** What a local server at an address is configured with. */
export function localVariables(address: string): Record<string, string> & LocalVariables {
  const given = Object.entries(process.env).filter(
    (entry): entry is [string, string] => settable.test(entry[0]) && entry[1] !== undefined,
  );
  return {
    SITE_PUBLICURL: address,
    HTML_CONTENT_ENCODING: "identity",
    ...Object.fromEntries(given),
  };
}
