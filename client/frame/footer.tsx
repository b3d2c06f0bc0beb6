import { Link } from "react-router";
import { useStore } from "#client/state/store.ts";
import { frameCopy } from "./copy.ts";
import { FirmData } from "./firm-data.tsx";
import type { MenuLink } from "./menus.ts";
import { footerGroups, legalLinks } from "./menus.ts";
import { useIsQuoteFlow, useLayoutData, useSite } from "./use-site.ts";

/**
 * Link columns on the desktop, an accordion with fewer links on a phone; firm data and payment marks below. While a quote
 * is being filled in, of the links only the legal ones.
 */
export function Footer() {
  const site = useSite();
  const isQuoteFlow = useIsQuoteFlow();
  return (
    <footer className="site-footer">
      <div className="page">
        {isQuoteFlow ? null : <FooterMenus />}
        <FirmData />
        {isQuoteFlow ? <LegalLinks /> : null}
        <p className="footer-note">{frameCopy.complaint}</p>
        <div className="footer-end">
          <p>{frameCopy.copyright(site.copyrightYear, site.firm)}</p>
          <PreferencesButton />
          <p>{frameCopy.credit(site.agency)}</p>
        </div>
      </div>
    </footer>
  );
}

function FooterMenus() {
  const groups = useLayoutData()?.productMenu ?? [];
  const products = { label: frameCopy.products, links: groups.flatMap(({ links }) => links) };
  return (
    <>
      <nav aria-label={frameCopy.siteMap} className="footer-columns">
        {[products, ...footerGroups].map(({ label, links }) => (
          <section key={label}>
            <h2 className="footer-heading">{label}</h2>
            <FooterLinks links={links} />
          </section>
        ))}
      </nav>
      <nav aria-label={frameCopy.siteMap} className="desktop:hidden no-print">
        {footerGroups.map(({ label, links }) => (
          <details key={label} name="footer" className="accordion">
            <summary>
              {label}
              <span className="accordion-mark" aria-hidden="true" />
            </summary>
            <FooterLinks links={links} />
          </details>
        ))}
      </nav>
    </>
  );
}

function LegalLinks() {
  return (
    <nav aria-label={legalLinks.label}>
      <FooterLinks links={legalLinks.links} className="footer-legal" />
    </nav>
  );
}

interface FooterLinksProps {
  readonly links: readonly MenuLink[];
  readonly className?: string;
}

function FooterLinks({ links, className = "px-2 desktop:px-0" }: FooterLinksProps) {
  return (
    <ul className={className}>
      {links.map(({ label, to }) => (
        <li key={to}>
          <Link to={to} className="footer-link">
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** Opens the cookie preferences again; without scripts the cookie policy says how to change them. */
function PreferencesButton() {
  const store = useStore();
  return (
    <button
      type="button"
      className="footer-button js-only no-print"
      onClick={() => (store.isConsentOpen.value = true)}
    >
      {frameCopy.cookiePreferences}
    </button>
  );
}
