import { Link, NavLink } from "react-router";
import { href } from "#shared/routes.ts";
import { AccountMenu } from "./account-menu.tsx";
import { frameCopy } from "./copy.ts";
import { BrandLogo } from "./brand-logo.tsx";
import { mainLinks } from "./menus.ts";
import { SearchOpener } from "./search-opener.tsx";
import { MobileMenu } from "./mobile-menu.tsx";
import { ProductMenuLink } from "./product-menu-link.tsx";
import { useSelfClosing } from "./use-self-closing.ts";
import { WhatsappLink } from "./whatsapp-link.tsx";
import { useLayoutData, useSite } from "./use-site.ts";
import { Icon } from "#client/ui/icon.tsx";

/** Mark and menus. Both menus are native disclosure elements, so they open before any script has loaded. */
export function Header() {
  const { name } = useSite();
  return (
    <header className="site-header">
      <div className="page flex flex-wrap items-center gap-x-1 py-2 desktop:gap-x-[min(1rem,2vw_-_.7rem)]">
        <Link to={href("home")} className="brand" aria-label={frameCopy.home}>
          <BrandLogo />
          <span>{name}</span>
        </Link>
        <DesktopMenu />
        <div className="flex items-center gap-1 ml-auto desktop:ml-0">
          <SearchOpener />
          <WhatsappLink />
          <AccountMenu />
          <MobileMenu />
        </div>
      </div>
    </header>
  );
}

function DesktopMenu() {
  const menu = useSelfClosing();
  return (
    <nav
      aria-label={frameCopy.mainMenu}
      className="hidden items-center gap-1 ml-auto desktop:flex no-print"
    >
      <details ref={menu} className="menu group">
        <summary className="menu-item">
          {frameCopy.products}
          <Icon
            name="i-lucide-chevron-down"
            className="transition-transform duration-150 group-open:rotate-180"
          />
        </summary>
        <div className="menu-panel">
          <div className="page grid grid-cols-4 gap-6 py-6">
            <ProductGroups />
          </div>
        </div>
      </details>
      {mainLinks.map(({ label, to }) => (
        <NavLink key={to} to={to} className="menu-item">
          {label}
        </NavLink>
      ))}
    </nav>
  );
}

function ProductGroups() {
  const groups = useLayoutData()?.productMenu ?? [];
  return groups.map(({ group, label, links }) => (
    <div key={group}>
      <p id={`menu-${group}`} className="menu-heading">
        {label}
      </p>
      <ul aria-labelledby={`menu-${group}`}>
        {links.map((link) => (
          <li key={link.to}>
            <ProductMenuLink link={link} />
          </li>
        ))}
      </ul>
    </div>
  ));
}
