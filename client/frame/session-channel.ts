const storageKey = "token";
const channelName = "yelkovan-session";

/** Between the tabs of this browser: somebody signed in or out somewhere. A tab does not hear itself. */
export function openSessionChannel(onNews: () => void): { announce(): void; close(): void } {
  const channel = new BroadcastChannel(channelName);
  // The moment a document began tells it from the others.
  const { timeOrigin } = performance;
  channel.addEventListener("message", ({ data }) => {
    if (data !== timeOrigin) onNews();
  });
  return { announce: () => channel.postMessage(timeOrigin), close: () => channel.close() };
}

/** Keeps the marker of the session as `{ token }` while somebody is signed in; says whether this tab knew otherwise. */
export function keepMarker(marker: string | undefined): boolean {
  const before = sessionStorage.getItem(storageKey);
  const now = marker === undefined ? null : JSON.stringify({ token: marker });
  if (now === null) sessionStorage.removeItem(storageKey);
  else sessionStorage.setItem(storageKey, now);
  return before !== now;
}
