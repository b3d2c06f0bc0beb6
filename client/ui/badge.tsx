import type { ReactNode } from "react";

export type BadgeTone = "accent" | "neutral" | "success" | "danger";

const tones: Record<BadgeTone, string> = {
  accent: "bg-accent text-on-accent",
  neutral: "bg-tint text-primary",
  success: "bg-success-tint text-success",
  danger: "bg-danger-tint text-danger",
};

/** The look of a badge in a tone. */
export const badgeLook = (tone: BadgeTone): string => `badge ${tones[tone]}`;

/** A short word set apart, such as the reason an offer stands first. */
export function Badge({ tone = "neutral", children }: { tone?: BadgeTone; children: ReactNode }) {
  return <span className={badgeLook(tone)}>{children}</span>;
}
