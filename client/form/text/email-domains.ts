/** Domains that most private addresses end with, those offered first in front. */
const domains = [
  "gmail.com",
  "hotmail.com",
  "outlook.com",
  "icloud.com",
  "yahoo.com",
  "hotmail.com.tr",
  "outlook.com.tr",
  "yahoo.com.tr",
  "windowslive.com",
  "yandex.com",
  "mynet.com",
];
/** In use as well, and one letter away from one of those. */
const lookalikes = new Set(["mail.com", "ymail.com", "email.com", "me.com"]);

const mostOffered = 3;
/** `local@domain`, where the domain may still be missing. */
const addressShape = /^([^\s@]+)@([^\s@]*)$/;

export interface EmailEnds {
  readonly local: string;
  readonly domains: readonly string[];
  /** Whether the domain that was typed is nearly the one in `domains`, instead of its beginning. */
  readonly isGuess: boolean;
}

/** How an address may go on, or what its last part may have been meant to be; undefined where nothing is to be said. */
export function emailEnds(text: string): EmailEnds | undefined {
  const [, local, typed] = addressShape.exec(text.trim()) ?? [];
  if (local === undefined || typed === undefined) return undefined;
  const domain = typed.toLowerCase();
  if (domains.includes(domain) || lookalikes.has(domain)) return undefined;
  const begun = domains.filter((each) => each.startsWith(domain)).slice(0, mostOffered);
  if (begun.length > 0) return { local, domains: begun, isGuess: false };
  const near = domains.find((each) => isOneSlip(each, domain));
  return near === undefined ? undefined : { local, domains: [near], isGuess: true };
}

/** Whether a letter is missing, too much, another one, or two stand the wrong way round. */
function isOneSlip(meant: string, typed: string): boolean {
  let at = 0;
  while (at < meant.length && meant[at] === typed[at]) at += 1;
  const rest = (text: string, skipped: number) => text.slice(at + skipped);
  const swapped = `${typed[at + 1] ?? ""}${typed[at] ?? ""}${rest(typed, 2)}`;
  return (
    rest(meant, 1) === rest(typed, 0) ||
    rest(meant, 0) === rest(typed, 1) ||
    rest(meant, 1) === rest(typed, 1) ||
    rest(meant, 0) === swapped
  );
}
