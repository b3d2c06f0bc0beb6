import { useSyncExternalStore } from "react";
import { Button } from "#client/ui/button.tsx";
import { Icon } from "#client/ui/icon.tsx";
import { offersCopy } from "../offers/offers-copy.ts";

const never = () => () => undefined;

/** The phone's own ways to share; hidden where the browser has none, and until it is known. */
export function ShareSheet({ title, url }: { title: string; url: string }) {
  const isThere = useSyncExternalStore(
    never,
    () => typeof navigator.share === "function",
    () => false,
  );
  if (!isThere) return null;
  // Whoever closes the sheet has shared nothing, which is no failure.
  const share = () => void navigator.share({ title, url }).catch(() => undefined);
  return (
    <Button variant="secondary" onClick={share}>
      <Icon name="i-lucide-share-2" /> {offersCopy.shareSheet}
    </Button>
  );
}
