import { isSameText } from "../crypto/hmac.ts";
import type { OfficeContext } from "./office-context.ts";
import { leadTo } from "./office-context.ts";

/** Of a word that a page of the office shows in a session. */
const signatureOf = (
  path: string,
  word: string,
  { services, sessionIndex }: OfficeContext,
): Promise<string> => services.blindIndex.of("office-said", [sessionIndex, path, word].join(" "));

/**
 * Leads on to a page that says what has just been done. The word for it stands in the address, signed for that page and the session
 * it was done in: an address that somebody else has made, or is given, says nothing.
 */
export async function leadToSaid(
  address: string,
  word: string,
  context: OfficeContext,
): Promise<Response> {
  const url = new URL(address, context.request.url);
  url.searchParams.set("sonuc", word);
  url.searchParams.set("imza", await signatureOf(url.pathname, word, context));
  return leadTo(url.pathname + url.search);
}

/** What has been done, as the address says it; null where it says nothing that was done in this session. */
export async function saidIn(context: OfficeContext): Promise<string | null> {
  const { pathname, searchParams } = new URL(context.request.url);
  const word = searchParams.get("sonuc");
  if (word === null) return null;
  const signature = await signatureOf(pathname, word, context);
  return isSameText(searchParams.get("imza") ?? "", signature) ? word : null;
}
