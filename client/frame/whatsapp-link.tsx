import { frameCopy } from "./copy.ts";
import { useSite } from "./use-site.ts";

/** Opens a chat with the quote request already written. */
export function WhatsappLink() {
  const { whatsapp } = useSite();
  const text = encodeURIComponent(frameCopy.whatsappMessage);
  return (
    <a
      href={`https://wa.me/${whatsapp}?text=${text}`}
      className="whatsapp-link"
      target="_blank"
      rel="noopener noreferrer"
      aria-label={frameCopy.whatsapp}
    >
      <span className="i-lucide-message-circle text-2xl" aria-hidden="true" />
    </a>
  );
}
