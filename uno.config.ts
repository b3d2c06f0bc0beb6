import { defineConfig, presetWind4 } from "unocss";
import { quoteShortcuts, quoteStyles } from "./client/quote/shortcuts.ts";
import { frameShortcuts, frameStyles } from "./client/frame/shortcuts.ts";
import { preflight } from "./client/ui/preflight.ts";
import { shortcuts } from "./client/ui/shortcuts.ts";
import { desktopBreakpointPx } from "./shared/constants.ts";

const token = (name: string): string => `var(--${name})`;

/** What the bundler hands over to be searched. */
export const siteSources = /\/(?:client|shared)\/.*\.tsx?(?:$|\?)/;

export default defineConfig({
  presets: [presetWind4({ preflights: { reset: true, theme: { mode: "on-demand" } } })],
  preflights: [{ getCSS: () => preflight + quoteStyles + frameStyles }],
  shortcuts: { ...shortcuts, ...quoteShortcuts, ...frameShortcuts },
  theme: {
    font: { sans: token("font-text") },
    breakpoint: { desktop: `${desktopBreakpointPx}px` },
    colors: {
      ink: token("ink"),
      muted: token("muted"),
      paper: token("paper"),
      card: token("card"),
      line: token("line"),
      control: token("control"),
      primary: token("primary"),
      "primary-hover": token("primary-hover"),
      "on-primary": token("on-primary"),
      tint: token("tint"),
      accent: token("accent"),
      "on-accent": token("on-accent"),
      danger: token("danger"),
      "danger-tint": token("danger-tint"),
      success: token("success"),
      "success-tint": token("success-tint"),
      warning: token("warning"),
      "warning-tint": token("warning-tint"),
    },
    radius: { card: "0.75rem", control: "0.625rem" },
    shadow: { card: "0 1px 2px rgb(15 42 46 / .06), 0 8px 24px rgb(15 42 46 / .07)" },
    text: {
      xl: { fontSize: "1.375rem", lineHeight: "1.3" },
      "2xl": { fontSize: "1.75rem", lineHeight: "1.15" },
      "3xl": { fontSize: "2.25rem", lineHeight: "1.15" },
      "4xl": { fontSize: "3rem", lineHeight: "1.15" },
    },
  },
  content: { pipeline: { include: [siteSources] } },
});
