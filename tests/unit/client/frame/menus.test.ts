import { describe, expect, it } from "vitest";
import { footerGroups, mainLinks } from "#client/frame/menus.ts";
import { productMenu } from "#client/frame/product-menu.server.ts";
import { products } from "#shared/products/catalogue.ts";
import type { ProductEntry, ProductGroup } from "#shared/products/product-entry.ts";
import { routeIds, routeOf } from "#shared/routes.ts";

const paths: readonly string[] = routeIds.map((id) => routeOf(id).path);

describe("the menus", () => {
  // Specification 2.17
  it("groups the lines that have a page", () => {
    const paged = Object.values<ProductEntry>(products).filter(({ page }) => page !== undefined);
    const countOf = (group: ProductGroup) => paged.filter((line) => line.group === group).length;
    expect(productMenu.map(({ label, links }) => [label, links.length])).toEqual([
      ["Aracınız", countOf("vehicle")],
      ["Sağlığınız", countOf("health")],
      ["Eviniz", countOf("home")],
      ["Diğer", countOf("other")],
    ]);
    expect(paged.length).toBeGreaterThanOrEqual(12);
  });

  // Specification 2.17
  it("offers about, claim moment, blog and contact", () => {
    expect(mainLinks.map(({ label }) => label)).toEqual([
      "Hakkımızda",
      "Hasar Anında",
      "Blog",
      "İletişim",
    ]);
  });

  it("leads to second-hand traffic by the header's own address alone", () => {
    const moved = productMenu.flatMap(({ links }) => links).filter((link) => "menuTo" in link);
    expect(moved.map(({ to, menuTo }) => [menuTo, to])).toEqual([
      ["/ikinci-el-zorunlu-trafik-sigortasi", "/ikinci-el-trafik-sigortasi"],
    ]);
  });

  it("leads only to addresses of the site, each once in a group", () => {
    const groups = [...productMenu, ...footerGroups].map(({ links }) => links.map(({ to }) => to));
    for (const group of groups) {
      expect(new Set(group).size).toBe(group.length);
      expect(paths).toEqual(expect.arrayContaining(group));
    }
  });
});
