import { Link, useLocation } from "react-router";
import type { ProductLink } from "./product-menu.server.ts";
import { Icon } from "#client/ui/icon.tsx";

/** A product in the header's menus. */
export function ProductMenuLink({ link }: { link: ProductLink }) {
  const { pathname } = useLocation();
  return (
    <Link
      to={link.menuTo ?? link.to}
      className="menu-link"
      aria-current={pathname === link.to ? "page" : undefined}
    >
      <Icon name={link.icon} className="text-lg text-primary" />
      {link.label}
    </Link>
  );
}
