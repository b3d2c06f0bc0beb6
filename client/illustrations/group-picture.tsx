import type { ReactNode } from "react";
import type { ProductGroup } from "#shared/products/product-entry.ts";
import { Drawing } from "./drawing.tsx";

const car = (
  <>
    <path d="M18 78h124M30 78v-14c0-6 4-10 10-11l8-1 14-18c3-4 8-6 13-6h22c5 0 9 2 12 6l12 17 12 2c6 1 9 5 9 11v14" />
    <path d="M66 52h50M90 29v23" />
    <circle cx="52" cy="80" r="11" />
    <circle cx="114" cy="80" r="11" />
    <path d="M134 62h8M28 64h8" stroke="var(--accent)" strokeWidth="5" />
  </>
);
const heart = (
  <>
    <path d="M80 92C46 70 30 54 30 38c0-13 10-22 22-22 12 0 22 8 28 18 6-10 16-18 28-18 12 0 22 9 22 22 0 16-16 32-50 54Z" />
    <path d="M22 56h34l8-14 12 28 9-18h53" stroke="var(--accent)" strokeWidth="4" />
  </>
);
const house = (
  <>
    <path d="M24 54 80 14l56 40M38 46v44h84V46M70 90V64h20v26" />
    <path d="M106 34V20h10v21" />
    <path
      d="M14 100c10-7 18-7 28 0s18 7 28 0 18-7 28 0 18 7 28 0 12-5 20-3"
      stroke="var(--accent)"
    />
  </>
);
const plane = (
  <>
    <rect x="36" y="40" width="58" height="54" rx="8" />
    <path d="M52 40V28c0-4 3-7 7-7h12c4 0 7 3 7 7v12M36 60h58" />
    <rect x="108" y="30" width="30" height="64" rx="7" />
    <path d="M118 38h10M122 86h2" />
    <path d="M58 74h14" stroke="var(--accent)" strokeWidth="5" />
  </>
);

const drawings: Record<ProductGroup, ReactNode> = {
  vehicle: car,
  health: heart,
  home: house,
  other: plane,
};

/** Line drawing of a group of products. */
export function GroupPicture({
  group,
  className = "",
}: {
  group: ProductGroup;
  className?: string;
}) {
  return <Drawing className={className}>{drawings[group]}</Drawing>;
}
