import type { ReactNode } from "react";

interface DrawingProps {
  readonly className?: string;
  readonly children: ReactNode;
}

/** A sheet of 160 × 108 for a line drawing in the colour of the text around it. It tells a screen reader nothing. */
export function Drawing({ className = "", children }: DrawingProps) {
  return (
    <svg
      viewBox="0 0 160 108"
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
