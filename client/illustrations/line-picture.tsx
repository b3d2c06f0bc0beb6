import type { ReactNode } from "react";
import type { ProductId } from "#shared/products/catalogue.ts";
import { Drawing } from "./drawing.tsx";
import { car, house, mark, person, road } from "./shapes.tsx";

const drawings: Record<ProductId, ReactNode> = {
  trafik: (
    <>
      <path d={road} />
      {car}
      {mark("M138 34v12M138 54v.5M122 62l16-42 16 42Z", 3)}
    </>
  ),
  kasko: (
    <>
      <path d={road} />
      {car}
      {mark(
        "M132 14c7 5 12 6 18 6 0 22-5 32-18 38-13-6-18-16-18-38 6 0 11-1 18-6ZM125 36l5 6 10-12",
        3,
      )}
    </>
  ),
  ikincieltrafik: (
    <>
      <path d={road} />
      {car}
      {mark("M118 26a10 10 0 1 1 20 0 10 10 0 0 1-20 0ZM128 36v24M128 50h8M128 60h8", 3)}
    </>
  ),
  galericikisatrafik: (
    <>
      <path d="M14 96h132M22 96V40M138 96V40" />
      {mark(
        "M24 16h112l12 24H12ZM12 40c0 12 22 12 22 0 0 12 23 12 23 0 0 12 23 12 23 0 0 12 23 12 23 0 0 12 23 12 23 0 0 12 22 12 22 0",
        3,
      )}
      <path d="M48 92V82c0-4 3-6 6-7l9-9c2-2 4-3 7-3h18c3 0 6 1 8 3l8 9 5 1c4 1 6 3 6 7v9M60 92h44M62 75h38" />
      <circle cx="62" cy="92" r="5" />
      <circle cx="102" cy="92" r="5" />
    </>
  ),
  imm: (
    <>
      <path d={road} />
      {car}
      {mark("M112 38a20 20 0 0 1 40 0ZM132 38v18c0 5 7 5 7 0M132 18v-4", 3)}
    </>
  ),
  yesilkart: (
    <>
      <rect x="20" y="26" width="82" height="58" rx="8" />
      <path d="M32 44h30M32 56h46M32 68h22" />
      {mark(
        "M112 84a24 24 0 1 0 0-48 24 24 0 0 0 0 48ZM88 60h48M112 36c-9 8-9 40 0 48M112 36c9 8 9 40 0 48",
        3,
      )}
    </>
  ),
  yabancitrafik: (
    <>
      <path d={road} />
      <path d="M16 84V34h70v50M86 50h26c4 0 7 2 9 5l13 17v12h-8M52 84h42M16 84h8M108 50v20h24" />
      <circle cx="38" cy="86" r="10" />
      <circle cx="110" cy="86" r="10" />
      {mark(
        "M51 44a13 13 0 1 0 0 26 13 13 0 0 0 0-26ZM38 57h26M51 44c-7 7-7 19 0 26M51 44c7 7 7 19 0 26",
        3,
      )}
    </>
  ),
  tamamlayici: (
    <>
      <path d="M74 94C42 72 26 58 26 41c0-13 10-22 21-22 12 0 21 8 27 17 6-9 15-17 27-17 11 0 21 9 21 22 0 17-16 31-48 53Z" />
      {mark("M132 66v32M116 82h32", 6)}
    </>
  ),
  bireysel: (
    <>
      <path d="M44 14H34v30c0 14 10 24 24 24s24-10 24-24V14H72" />
      <path d="M58 68v8c0 12 9 20 22 20s24-8 24-20V62" />
      <circle cx="104" cy="50" r="12" />
      {mark("M98 50h12M104 44v12")}
    </>
  ),
  yabanci: (
    <>
      <rect x="24" y="14" width="62" height="82" rx="8" />
      <circle cx="55" cy="46" r="16" />
      <path d="M39 46h32M55 30c-7 8-7 24 0 32M55 30c7 8 7 24 0 32M40 80h30" />
      {mark(
        "M118 92c-16-12-24-19-24-28 0-7 5-12 12-12 5 0 9 3 12 8 3-5 7-8 12-8 7 0 12 5 12 12 0 9-8 16-24 28Z",
      )}
    </>
  ),
  dask: (
    <>
      {house}
      <path d="M70 94V70h20v24" />
      {mark("M100 40 92 52l10 8-10 12 8 8")}
      {mark("M8 102c8-6 14-6 22 0s14 6 22 0 14-6 22 0 14 6 22 0 14-6 22 0 14 6 22 0 8-5 12-4", 3)}
    </>
  ),
  konut: (
    <>
      {house}
      {mark(
        "M56 82V70c0-4 3-6 6-6s6 2 6 6v4h24v-4c0-4 3-6 6-6s6 2 6 6v12ZM60 82v6M100 82v6M66 62v-6c0-4 3-6 6-6h16c3 0 6 2 6 6v6",
        3,
      )}
    </>
  ),
  seyahat: (
    <>
      <rect x="24" y="46" width="52" height="48" rx="8" />
      <path d="M38 46V36c0-4 3-7 7-7h10c4 0 7 3 7 7v10M24 62h52" />
      {mark(
        "M96 66 88 58l8-2 8 4 14-12-22-12 6-4 28 6 12-10c5-4 11-4 13-2s2 8-3 13l-10 10 6 26-5 6-13-21-13 13 3 8-3 6-6-9Z",
        3,
      )}
    </>
  ),
  telefon: (
    <>
      <rect x="52" y="8" width="56" height="92" rx="10" />
      <path d="M72 18h16M74 90h12" />
      {mark("M94 30 80 44l10 8-16 12 6 8", 3)}
    </>
  ),
  petsaglik: (
    <>
      <path d="M50 98c-10 0-16-8-16-18 0-8 4-14 10-18V28l18 14c6-2 14-2 20 0l18-14v34c6 4 10 10 10 18 0 10-6 18-16 18Z" />
      <path d="M60 66v3M84 66v3M66 82c3 3 9 3 12 0M72 76v6" />
      {mark("M126 46v24M114 58h24", 5)}
    </>
  ),
  hukuksalkoruma: (
    <>
      <path d="M80 14v80M56 94h48M36 28h88" />
      {mark(
        "M36 28 20 64h32ZM20 64c0 8 7 14 16 14s16-6 16-14M124 28l-16 36h32ZM108 64c0 8 7 14 16 14s16-6 16-14",
        3,
      )}
    </>
  ),
  ferdikaza: (
    <>
      {person(66)}
      {mark(
        "M100 70 122 48c5-5 12-5 16 0s5 11 0 16l-22 22c-5 5-12 5-16 0s-5-11 0-16ZM112 60l16 16M114 74l1 1M122 66l1 1",
        3,
      )}
    </>
  ),
  galericiferdikaza: (
    <>
      {person(52)}
      {person(104)}
      {mark("M66 84h24M78 72v24", 5)}
    </>
  ),
  galericiseyahat: (
    <>
      <path d="M20 34 56 22l44 14 40-14v62l-40 14-44-14-36 12ZM56 22v62M100 36v62" />
      {mark("M78 66c-10-12-15-19-15-27a15 15 0 0 1 30 0c0 8-5 15-15 27ZM78 40v.5")}
    </>
  ),
};

/** Line drawing of a product. */
export function LinePicture({
  productId,
  className,
}: {
  readonly productId: ProductId;
  readonly className?: string;
}) {
  return (
    <Drawing {...(className === undefined ? {} : { className })}>{drawings[productId]}</Drawing>
  );
}
