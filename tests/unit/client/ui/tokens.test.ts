import { describe, expect, it } from "vitest";
import { preflight } from "#client/ui/preflight.ts";

type Rgb = readonly [number, number, number];

/** Tokens of one theme as colours; the dark one is what follows the media query. */
function tokensOf(css: string): Map<string, Rgb> {
  const pairs = css.matchAll(/--([a-z-]+): #([0-9a-f]{3,6})\b/g);
  return new Map([...pairs].map(([, name = "", hex = ""]) => [name, rgbOf(hex)]));
}

function rgbOf(hex: string): Rgb {
  const full = hex.length === 3 ? [...hex].map((digit) => digit + digit).join("") : hex;
  const channel = (at: number): number => Number.parseInt(full.slice(at, at + 2), 16);
  return [channel(0), channel(2), channel(4)];
}

/** Contrast of two colours by WCAG 2.2. */
function contrast(one: Rgb, other: Rgb): number {
  const luminance = (rgb: Rgb): number => {
    const [red = 0, green = 0, blue = 0] = rgb.map((value) => {
      const part = value / 255;
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

const [lightCss = "", darkCss = ""] = preflight.split("@media (prefers-color-scheme: dark)");
const light = tokensOf(lightCss);
const themes = { light, dark: new Map([...light, ...tokensOf(darkCss)]) };

const texts = [
  ...["paper", "card", "tint", "danger-tint", "success-tint", "warning-tint"].map((ground) => [
    "ink",
    ground,
  ]),
  ...["paper", "card", "tint"].map((ground) => ["muted", ground]),
  ...["paper", "card", "tint"].map((ground) => ["primary", ground]),
  ...["paper", "card", "danger-tint"].map((ground) => ["danger", ground]),
  ["on-primary", "primary"],
  ["on-primary", "primary-hover"],
  ["on-accent", "accent"],
  ["success", "success-tint"],
  ["warning", "warning-tint"],
];

describe.each(Object.entries(themes))("in the %s theme", (_, tokens) => {
  const ratio = (one: string, other: string): number =>
    contrast(tokens.get(one)!, tokens.get(other)!);

  it.each(texts)("%s can be read on %s", (text = "", ground = "") => {
    expect(ratio(text, ground)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(["paper", "card", "tint"])("controls stand out from %s", (ground) => {
    expect(ratio("control", ground)).toBeGreaterThanOrEqual(3);
    expect(ratio("primary", ground)).toBeGreaterThanOrEqual(3);
  });
});
