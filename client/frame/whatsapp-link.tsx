import { frameCopy } from "./copy.ts";
import { useSite } from "./use-site.ts";
import { whatsappHref } from "./whatsapp-href.ts";
import { Icon } from "#client/ui/icon.tsx";

/** Opens a chat with the quote request already written. */
export function WhatsappLink() {
  const { whatsapp } = useSite();
  return (
    <aside aria-label={frameCopy.quickContact}>
      <a
        href={whatsappHref(whatsapp)}
        className="whatsapp-link"
        target="_blank"
        rel="noopener noreferrer"
        aria-label={frameCopy.whatsapp}
      >
        <Icon name="i-lucide-message-circle" className="text-2xl" />
      </a>
    </aside>
  );
}
