/**
 * Design tokens of whatever we draw: light theme first, dark by preference. Every pair of text and ground is at least 4.5:1,
 * control borders 3:1.
 */
export const themeTokens = `:root {
  color-scheme: light dark;
  --font-text: "Inter Variable", "Inter Fallback", system-ui, sans-serif;
  --ink: #0f2a2e; --muted: #4a5d60; --paper: #fbfaf6; --card: #fff; --line: #eae4d8; --control: #6b7c7f;
  --primary: #0b5351; --primary-hover: #0e6a67; --on-primary: #fff; --tint: #eef7f5;
  --accent: #ffb627; --on-accent: #0f2a2e;
  --danger: #b3261e; --danger-tint: #fdf0ee; --success: #1b6e3c; --success-tint: #edf7f0;
  --warning: #7a4d00; --warning-tint: #fff6e0;
}
@media (prefers-color-scheme: dark) {
  :root {
    --ink: #e9f1ef; --muted: #a9bcbd; --paper: #0b1719; --card: #13262a; --line: #274044; --control: #7f9497;
    --primary: #56c6b9; --primary-hover: #7ad6cb; --on-primary: #06201f; --tint: #14322f;
    --danger: #ff9c92; --danger-tint: #3a1b18; --success: #7fd6a0; --success-tint: #12311f;
    --warning: #ffc95c; --warning-tint: #33290f;
  }
}
`;

/** The fallback face is sized to the web font, so that nothing moves when it arrives. */
export const fontFallback = `@font-face {
  font-family: "Inter Fallback"; src: local("Arial");
  ascent-override: 90.44%; descent-override: 22.52%; line-gap-override: 0%; size-adjust: 107.12%;
}
`;

/** The face of the web font, as it is served at an address of the site. */
export const fontFace = (address: string): string =>
  `@font-face{font-family:"Inter Variable";font-style:normal;font-display:swap;font-weight:400 700;src:url(${address}) format("woff2")}`;

/** By which the edge tells the back office where the site's font is, whose name changes with its bytes. */
export const fontHeader = "X-Font";
