import type { IconName } from "#shared/icon-name.ts";
import type { ProductGroup } from "#shared/products/product-entry.ts";
import type { ProductId } from "#shared/products/catalogue.ts";
import { productIds, productOf } from "#shared/products/catalogue.ts";
import { productHref, routeIds, routeOf } from "#shared/routes.ts";
import { frameCopy } from "./copy.ts";

/** A product as menus and cards show it. */
export interface ProductLink {
  readonly label: string;
  readonly to: string;
  /** The address the header's menu uses, where it is another one; it leads to `to`. */
  readonly menuTo?: string;
  readonly icon: IconName;
  readonly summary: string;
}

export interface ProductMenuGroup {
  readonly group: ProductGroup;
  readonly label: string;
  readonly links: readonly ProductLink[];
}

const hasPage = (id: ProductId) =>
  routeIds.some((route) => routeOf(route).page === "product" && routeOf(route).product === id);

/** Lines without a page of their own, which a representative quotes: where their questions are asked. */
export const requestLinks: readonly Pick<ProductLink, "label" | "to">[] = productIds
  .filter((id) => !hasPage(id) && !productOf(id).isSold)
  .map((id) => ({ label: productOf(id).name, to: productHref(id) }));

/**
 * Lines that have a page of their own, in four groups. Loaders hand it to the browser as data, which keeps the lines'
 * forms and calls out of every page's script.
 */
export const productMenu: readonly ProductMenuGroup[] = (
  Object.keys(frameCopy.groups) as ProductGroup[]
).map((group) => ({
  group,
  label: frameCopy.groups[group],
  links: productIds
    .filter((id) => productOf(id).group === group && hasPage(id))
    .map((id) => {
      const { name, icon, summary, menuPage } = productOf(id);
      return {
        label: name,
        to: productHref(id),
        ...(menuPage === undefined ? {} : { menuTo: menuPage }),
        icon,
        summary,
      };
    }),
}));
