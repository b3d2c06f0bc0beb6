import { frameCopy, paymentMarks } from "./copy.ts";
import { BrandLogo } from "./brand-logo.tsx";
import { registrationsOf } from "./firm-facts.ts";
import { telHref } from "./tel-href.ts";
import { useIsQuoteFlow, useSite } from "./use-site.ts";
import { Icon } from "#client/ui/icon.tsx";

/** Who runs the site; on the desktop also how one pays, and in the quote flow that it is safe. */
export function FirmData() {
  const site = useSite();
  const isQuoteFlow = useIsQuoteFlow();
  return (
    <div className="footer-firm" data-slim={isQuoteFlow}>
      <address className="not-italic">
        <p className="footer-brand">
          <BrandLogo /> {site.firm}
        </p>
        <p>{site.address}</p>
        <p className="flex flex-wrap gap-x-4">
          <a href={telHref(site.phone)} className="footer-link">
            {site.phone}
          </a>
          <a href={`mailto:${site.email}`} className="footer-link">
            {site.email}
          </a>
        </p>
        <Registrations />
      </address>
      <div
        className={`flex-col gap-4 desktop:flex min-[1040px]:items-end ${isQuoteFlow ? "flex" : "hidden"}`}
      >
        <p className="trust-badge">
          <Icon name="i-lucide-shield-check" className="text-2xl text-primary" />
          <span>
            <strong>{frameCopy.trust}</strong>
            <br />
            {frameCopy.trustText}
          </span>
        </p>
        <ul aria-label={frameCopy.payment} className="hidden flex-wrap gap-2 desktop:flex">
          {paymentMarks.map((mark) => (
            <li key={mark} className="payment-mark">
              {mark}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

/** What the firm is registered as; a number breaks at none of its hyphens. */
export function Registrations() {
  return (
    <p className="flex flex-wrap gap-x-4 max-w-[36rem]">
      {registrationsOf(useSite()).map((registration) => (
        <span key={registration}>{registration}</span>
      ))}
    </p>
  );
}
