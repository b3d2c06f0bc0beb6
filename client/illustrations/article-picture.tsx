import type { ReactNode } from "react";
import { articleSlug } from "#shared/content/article-href.ts";
import { Drawing } from "./drawing.tsx";
import { car, house, mark, road } from "./shapes.tsx";

/** By the name in the address. */
const drawings: Readonly<Record<string, ReactNode>> = {
  "arac-deger-kaybi": (
    <>
      <path d={road} />
      {car}
      {mark("M108 14l14 14 10-6 16 20M148 30v12h-12", 3)}
    </>
  ),
  "cayma-hakki": (
    <>
      <path d="M30 12h44l20 20v64H30ZM74 12v20h20M44 50h34M44 64h34M44 78h20" />
      {mark("M118 84a22 22 0 1 0-8-38M108 32v14h14", 4)}
    </>
  ),
  "dask-hesabi": (
    <>
      {house}
      <path d="M70 94V70h20v24" />
      {mark("M28 102h104M28 97v10M132 97v10M54 99v6M80 99v6M106 99v6", 3)}
    </>
  ),
  "dask-ve-konut": (
    <>
      {house}
      <path d="M80 24v70" strokeDasharray="5 6" />
      {mark(
        "M64 46l-8 12 10 8-10 12 8 8M88 84V74c0-2 1-4 3-4s3 2 3 4v2h12v-2c0-2 1-4 3-4s3 2 3 4v10Z",
        3,
      )}
    </>
  ),
  "eksik-sigorta": (
    <>
      {house}
      <path d="M42 76h76" strokeDasharray="5 6" />
      {mark("M46 90l10-10M60 90l10-10M74 90l10-10M88 90l10-10M102 90l10-10", 3)}
    </>
  ),
  "hasarsizlik-indirimi": (
    <>
      <path d="M14 96h132M22 96V22h20v74M54 96V46h20v50M86 96V56h20v40M118 96V66h20v30" />
      {mark("M56 16l78 34M134 36v14h-14", 3)}
    </>
  ),
  "ikinci-el-arac-alirken": (
    <>
      <path d="M18 22h44v64H18ZM30 38h20M30 52h20M30 66h12" />
      <circle cx="124" cy="34" r="14" />
      <path d="M124 48v40M124 66h12M124 82h12" />
      {mark("M72 54h26M88 44l10 10-10 10", 4)}
    </>
  ),
  "imm-limiti": (
    <>
      <path d="M14 96h132M56 96V58h48v38" />
      <path d="M28 58h104" strokeDasharray="6 7" />
      {mark("M56 46V14h48v32ZM80 38V24M74 30l6-6 6 6", 3)}
    </>
  ),
  "kasko-degeri": (
    <>
      <path d={road} />
      {car}
      {mark("M106 12h28l14 13-14 13h-28ZM116 25h.5", 3)}
    </>
  ),
  "kaza-sonrasi": (
    <>
      <path d="M44 88 80 26l36 62ZM80 48v18M80 77v.5" />
      {mark("M18 32V16h18M142 32V16h-18M18 84v16h18M142 84v16h-18", 4)}
    </>
  ),
  "kiraci-sigortasi": (
    <>
      <path d="M22 98h116M34 98V14h52v84M76 56v.5" />
      {mark("M116 40a10 10 0 1 1 0 20 10 10 0 0 1 0-20ZM116 60v26M116 72h9M116 82h9", 3)}
    </>
  ),
  "kusur-oranina-itiraz": (
    <>
      <path d="M80 16v78M58 94h44M34 38l92-16" />
      {mark(
        "M34 38 20 70h28ZM20 70c0 7 6 12 14 12s14-5 14-12M126 22l-14 32h28ZM112 54c0 7 6 12 14 12s14-5 14-12",
        3,
      )}
    </>
  ),
  "muafiyetli-kasko": (
    <>
      <path d="M80 10c16 10 28 13 44 13 0 42-12 62-44 76-32-14-44-34-44-76 16 0 28-3 44-13Z" />
      <path d="M40 48h80" />
      {mark("M52 38l14-14M66 40l20-20M82 40l16-16M98 40l10-10", 3)}
    </>
  ),
  "omur-boyu-yenileme": (
    <>
      <path d="M80 82C56 66 46 56 46 44c0-9 7-15 15-15 8 0 14 5 19 12 5-7 11-12 19-12 8 0 15 6 15 15 0 12-10 22-34 38Z" />
      {mark("M124 24a54 44 0 1 0 8 46M128 8v18h-18", 4)}
    </>
  ),
  "saglik-beyani": (
    <>
      <path d="M40 18h80v80H40ZM64 18v-8h32v8M76 42h32M76 60h32M76 78h22" />
      {mark("M52 42l4 4 8-8M52 60l4 4 8-8M52 78l4 4 8-8", 3)}
    </>
  ),
  "schengen-sigortasi": (
    <>
      <circle cx="68" cy="54" r="40" />
      <path d="M28 54h80M68 14c-22 22-22 58 0 80M68 14c22 22 22 58 0 80" />
      {mark("M112 82l10 10 22-24", 5)}
    </>
  ),
  "servis-secimi": (
    <>
      <path d={road} />
      {car}
      {mark("M118 20a13 13 0 0 1 16 16l14 14-7 7-14-14a13 13 0 0 1-16-16l8 8 7-7Z", 3)}
    </>
  ),
  "sigorta-tahkim": (
    <>
      <path d="M14 18h56v38H42l-12 12V56H14ZM90 40h56v38h-16v12l-12-12H90Z" />
      {mark("M80 14v80M68 94h24", 4)}
    </>
  ),
  "trafik-basamagi": (
    <>
      <path d="M14 98h24V80h24V62h24V44h24V26h36M146 98H14" />
      {mark("M30 58l42-36M72 36V22H58", 4)}
    </>
  ),
  "trafik-sigortasi-gecikirse": (
    <>
      <path d="M18 24h80v66H18ZM18 44h80M38 14v18M78 14v18M34 60h12M34 74h12M62 60h12" />
      {mark("M120 48a24 24 0 1 1 0 48 24 24 0 0 1 0-48ZM120 60v13l9 6", 3)}
    </>
  ),
  "trafik-sigortasi-iptali": (
    <>
      <path d="M44 12h50l20 20v64H44ZM94 12v20h20" />
      {mark("M64 50l30 30M94 50 64 80", 5)}
    </>
  ),
  "trafik-sigortasi-neyi-odemez": (
    <>
      <path d="M16 92h56M88 92h56M22 84v-9c0-3 2-5 5-6l5-1 7-9h20c2 3 5 6 7 9v16ZM94 84v-9c0-3 2-5 5-6l5-1 7-9h20c2 3 5 6 7 9v16Z" />
      <circle cx="32" cy="85" r="5" fill="var(--paper)" />
      <circle cx="58" cy="85" r="5" fill="var(--paper)" />
      <circle cx="104" cy="85" r="5" fill="var(--paper)" />
      <circle cx="130" cy="85" r="5" fill="var(--paper)" />
      {mark("M30 32l10 10 18-20M102 22l20 20M122 22l-20 20", 4)}
    </>
  ),
  "tss-mi-ozel-saglik-mi": (
    <>
      <path d="M10 98h140M20 98V46h42v52M98 98V20h42v78M34 98V84h14v14M112 98V84h14v14" />
      {mark("M41 56v16M33 64h16M119 34v16M111 42h16M70 74h20M82 66l8 8-8 8", 3)}
    </>
  ),
};

/** Slugs of the articles that are drawn. */
export const drawnArticles: readonly string[] = Object.keys(drawings).map(articleSlug);

/** Line drawing of what an article is about; nothing for one of another service. */
export function ArticlePicture({ slug, className }: { slug: string; className: string }) {
  const name = Object.keys(drawings).find((each) => articleSlug(each) === slug);
  return name === undefined ? null : <Drawing className={className}>{drawings[name]}</Drawing>;
}
