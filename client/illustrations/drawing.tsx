import type { ReactNode } from "react";

interface DrawingProps {
  /** Another size of the sheet. */
  readonly viewBox?: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A sheet, 160 × 108 unless said, for a line drawing in the colour of the text around it. It tells a screen reader nothing. */
export function Drawing({ viewBox = "0 0 160 108", className = "", children }: DrawingProps) {
  return (
    <svg
      viewBox={viewBox}
      fill="none"
      stroke="currentColor"
      strokeWidth="3"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className={className}
    >
      {children}
    </svg>
  );
}
