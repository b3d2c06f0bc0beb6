import { frameCopy } from "./copy.ts";
import { telHref } from "./tel-href.ts";
import { useIsQuoteFlow, useSite } from "./use-site.ts";
import { Icon } from "#client/ui/icon.tsx";

/** How to reach a person, above everything; a slim line while a quote is being filled in. */
export function ContactBanner() {
  const { phone } = useSite();
  const isQuoteFlow = useIsQuoteFlow();
  return (
    <aside className="contact-banner" data-slim={isQuoteFlow} aria-label={frameCopy.contactBanner}>
      <div className="page flex flex-wrap items-center justify-center gap-x-2 desktop:justify-end">
        <span className="hidden desktop:inline">{frameCopy.banner}</span>
        <a href={telHref(phone)} className="contact-banner-link">
          <Icon name="i-lucide-phone" /> {phone}
        </a>
      </div>
    </aside>
  );
}
