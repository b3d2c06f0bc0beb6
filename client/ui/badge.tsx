import type { ReactNode } from "react";

export type BadgeTone = "accent" | "neutral" | "success" | "danger";

const tones: Record<BadgeTone, string> = {
  accent: "bg-accent text-on-accent",
  neutral: "bg-tint text-primary",
  success: "bg-success-tint text-success",
  danger: "bg-danger-tint text-danger",
};

/** A short word set apart, such as the reason an offer stands first. */
export function Badge({ tone = "neutral", children }: { tone?: BadgeTone; children: ReactNode }) {
  return <span className={`badge ${tones[tone]}`}>{children}</span>;
}
