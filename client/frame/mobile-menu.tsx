import { NavLink } from "react-router";
import { MobileAccount } from "./account-menu.tsx";
import { frameCopy } from "./copy.ts";
import { mainLinks } from "./menus.ts";
import { ProductMenuLink } from "./product-menu-link.tsx";
import { useSelfClosing } from "./use-self-closing.ts";
import { useLayoutData } from "./use-site.ts";
import { Icon } from "#client/ui/icon.tsx";

/** The same menu below the header on a phone: product groups as an accordion, then the main links. */
export function MobileMenu() {
  const menu = useSelfClosing();
  const groups = useLayoutData()?.productMenu ?? [];
  return (
    <details ref={menu} className="mobile-menu desktop:hidden no-print">
      <summary className="menu-item">
        <Icon name="i-lucide-menu" className="text-xl" />
        <span className="menu-word">{frameCopy.menu}</span>
      </summary>
      <nav aria-label={frameCopy.mainMenu} className="mobile-menu-panel">
        {groups.map(({ group, label, links }) => (
          <details key={group} name="mobile-products" className="accordion">
            <summary>
              {label}
              <span className="accordion-mark" aria-hidden="true" />
            </summary>
            <ul>
              {links.map((link) => (
                <li key={link.to}>
                  <ProductMenuLink link={link} />
                </li>
              ))}
            </ul>
          </details>
        ))}
        {mainLinks.map(({ label, to }) => (
          <NavLink key={to} to={to} className="menu-link font-semibold">
            {label}
          </NavLink>
        ))}
        <MobileAccount />
      </nav>
    </details>
  );
}
