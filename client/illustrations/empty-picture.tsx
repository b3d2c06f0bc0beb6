import type { ReactNode } from "react";
import { Drawing } from "./drawing.tsx";

const dashed = { strokeDasharray: "6 7", opacity: 0.6 };

/** What is empty. */
export type EmptyKind =
  | "offers"
  | "matches"
  | "quotes"
  | "policies"
  | "vehicle"
  | "home"
  | "person"
  | "pet"
  | "support";

const drawings: Record<EmptyKind, ReactNode> = {
  offers: (
    <>
      <rect x="22" y="14" width="82" height="22" rx="6" {...dashed} />
      <rect x="22" y="44" width="82" height="22" rx="6" {...dashed} />
      <rect x="22" y="74" width="82" height="22" rx="6" {...dashed} />
      <path
        d="M124 58a14 14 0 1 0-8-13M124 58v8M124 78v.5"
        stroke="var(--accent)"
        strokeWidth="4"
      />
    </>
  ),
  matches: (
    <>
      <path d="M30 18h100L92 62v34l-24-12V62Z" />
      <path d="m112 74 20 20M132 74l-20 20" stroke="var(--accent)" strokeWidth="4" />
    </>
  ),
  quotes: (
    <>
      <rect x="34" y="14" width="92" height="22" rx="6" />
      <rect x="34" y="44" width="92" height="22" rx="6" {...dashed} />
      <rect x="34" y="74" width="92" height="22" rx="6" {...dashed} />
      <path d="M44 25h16M104 25h12" stroke="var(--accent)" strokeWidth="4" />
    </>
  ),
  policies: (
    <>
      <path d="M46 10h46l24 24v64H46ZM92 10v24h24" {...dashed} />
      <path
        d="M80 44c8 5 13 6 20 6 0 20-6 30-20 37-14-7-20-17-20-37 7 0 12-1 20-6Z"
        stroke="var(--accent)"
        strokeWidth="4"
      />
    </>
  ),
  vehicle: (
    <>
      <path d="M10 96h140" />
      <path
        d="M24 84v-12c0-5 3-8 8-9l8-1 12-16c3-4 7-5 11-5h22c5 0 8 2 11 6l10 15 11 2c5 1 8 4 8 9v11h-9M44 84h52M24 84h4"
        {...dashed}
      />
      <path d="M136 24v24M124 36h24" stroke="var(--accent)" strokeWidth="5" />
    </>
  ),
  home: (
    <>
      <path d="M10 96h140" />
      <path d="M28 58 74 20l46 38M40 49v47M108 49v47M66 96V70h16v26" {...dashed} />
      <path d="M136 24v24M124 36h24" stroke="var(--accent)" strokeWidth="5" />
    </>
  ),
  person: (
    <>
      <path
        d="M56 50a13 13 0 1 0 0-26 13 13 0 0 0 0 26ZM28 96c0-19 12-32 28-32s28 13 28 32M100 58a11 11 0 1 0 0-22 11 11 0 0 0 0 22ZM90 72c3-2 6-3 10-3 13 0 23 11 23 27"
        {...dashed}
      />
      <path d="M136 14v24M124 26h24" stroke="var(--accent)" strokeWidth="5" />
    </>
  ),
  pet: (
    <>
      <path
        d="M52 98c-10 0-16-8-16-18 0-8 4-14 10-18V28l18 14c6-2 14-2 20 0l18-14v34c6 4 10 10 10 18 0 10-6 18-16 18Z"
        {...dashed}
      />
      <path d="M62 66v3M86 66v3M68 82c3 3 9 3 12 0M74 76v6" />
      <path d="M136 14v24M124 26h24" stroke="var(--accent)" strokeWidth="5" />
    </>
  ),
  support: (
    <>
      <path d="M24 20h80c6 0 10 4 10 10v32c0 6-4 10-10 10H62L42 88V72H24c-6 0-10-4-10-10V30c0-6 4-10 10-10Z" />
      <path
        d="M126 44h8c6 0 10 4 10 10v24c0 6-4 10-10 10h-2v12l-14-12H92"
        stroke="var(--accent)"
        strokeWidth="4"
      />
      <path d="M40 46h.5M64 46h.5M88 46h.5" strokeWidth="6" />
    </>
  ),
};

/** Nothing here yet, drawn. */
export function EmptyPicture({
  kind,
  className,
}: {
  readonly kind: EmptyKind;
  readonly className?: string;
}) {
  return <Drawing {...(className === undefined ? {} : { className })}>{drawings[kind]}</Drawing>;
}
