import { Link, useLocation } from "react-router";
import type { ProductLink } from "./product-menu.server.ts";

/** A product in the header's menus. */
export function ProductMenuLink({ link }: { link: ProductLink }) {
  const { pathname } = useLocation();
  return (
    <Link
      to={link.menuTo ?? link.to}
      className="menu-link"
      aria-current={pathname === link.to ? "page" : undefined}
    >
      <span className={`${link.icon} text-lg text-primary`} aria-hidden="true" />
      {link.label}
    </Link>
  );
}
