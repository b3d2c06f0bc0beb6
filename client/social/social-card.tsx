import { renderToStaticMarkup } from "react-dom/server";
import { BrandLogo } from "#client/frame/brand-logo.tsx";
import { LinePicture } from "#client/illustrations/line-picture.tsx";
import type { ProductId } from "#shared/products/catalogue.ts";
import { themeTokens } from "#shared/theme.ts";

export interface SocialCard {
  /** What kind of page it is, in a word or two. */
  readonly kind: string;
  readonly title: string;
  /** The line whose picture stands beside it. */
  readonly line: ProductId;
}

export const socialSize = { width: 1200, height: 630 } as const;

/** Letters up to which a title is set in a size, in pixels. */
const titleSizes = [
  [26, 84],
  [44, 72],
  [64, 60],
] as const;
const smallestTitle = 52;

const sizeOf = (title: string): number =>
  titleSizes.find(([letters]) => title.length <= letters)?.[1] ?? smallestTitle;

const style = `
* { box-sizing: border-box; margin: 0; }
body { width: ${socialSize.width}px; height: ${socialSize.height}px; background: var(--paper); color: var(--ink); font-family: "Inter Variable"; }
main { display: grid; grid-template-columns: 1fr 380px; gap: 48px; height: 100%; padding: 64px; border-bottom: 16px solid var(--accent); }
section { display: flex; flex-direction: column; }
.brand { display: flex; align-items: center; gap: 16px; font-size: 36px; font-weight: 700; letter-spacing: -.02em; color: var(--primary); }
.brand svg { width: 60px; height: 60px; }
.kind { margin-top: auto; font-size: 28px; font-weight: 600; color: var(--muted); }
h1 { margin-top: 12px; line-height: 1.12; font-weight: 700; letter-spacing: -.02em; text-wrap: balance; }
aside { display: grid; place-items: center; border-radius: 24px; background: var(--tint); color: var(--primary); }
aside svg { width: 300px; }
`;

/** The page that is photographed for social networks. `font` is the address of the site's font. */
export function socialDocument(
  { kind, title, line }: SocialCard,
  name: string,
  font: string,
): string {
  const face = `@font-face { font-family: "Inter Variable"; font-weight: 400 700; src: url(${font}); }`;
  const page = (
    <html lang="tr">
      <head>
        <style dangerouslySetInnerHTML={{ __html: themeTokens + face + style }} />
      </head>
      <body>
        <main>
          <section>
            <p className="brand">
              <BrandLogo />
              {name}
            </p>
            <p className="kind">{kind}</p>
            <h1 style={{ fontSize: sizeOf(title) }}>{title}</h1>
          </section>
          <aside>
            <LinePicture productId={line} />
          </aside>
        </main>
      </body>
    </html>
  );
  return `<!doctype html>${renderToStaticMarkup(page)}`;
}
