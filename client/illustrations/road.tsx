import type { ReactNode } from "react";

/** Seen from above, on a sheet of 96 × 60: asphalt, lines and cars of one style. It tells a screen reader nothing. */
export function RoadSheet({
  className = "",
  children,
}: {
  className?: string;
  children: ReactNode;
}) {
  return (
    <svg viewBox="0 0 96 60" aria-hidden="true" className={className}>
      <rect width="96" height="60" rx="6" fill="var(--tint)" />
      {children}
    </svg>
  );
}

interface CarProps {
  readonly x: number;
  readonly y: number;
  /** Degrees clockwise; 0 drives to the right. */
  readonly turn?: number;
  /** Whose fault is drawn. */
  readonly isAtFault?: boolean;
  readonly label?: string;
}

/** A car around its middle. */
export function RoadCar({ x, y, turn = 0, isAtFault = false, label }: CarProps) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <g transform={`rotate(${turn})`}>
        <rect
          x="-9.5"
          y="-5"
          width="19"
          height="10"
          rx="3"
          fill={isAtFault ? "var(--danger)" : "var(--primary)"}
        />
        <path
          d={label === undefined ? "M3-3.6q2.4 3.6 0 7.2M-5-3.2v6.4" : "M6.5-3.2q1.6 3.2 0 6.4"}
          fill="none"
          stroke="var(--card)"
          strokeWidth="1.5"
        />
      </g>
      {label === undefined ? null : (
        <text textAnchor="middle" y="2.6" fontSize="7.5" fontWeight="700" fill="var(--card)">
          {label}
        </text>
      )}
    </g>
  );
}

const asphalt = "var(--line)";

/** A strip of asphalt from left to right, or from top to bottom. */
export const Across = ({ y = 14, height = 32 }: { y?: number; height?: number }) => (
  <rect y={y} width="96" height={height} fill={asphalt} />
);
export const Down = ({ x = 34, width = 28 }: { x?: number; width?: number }) => (
  <rect x={x} width={width} height="60" fill={asphalt} />
);

/** Lines on the asphalt: broken unless told. */
export const Line = ({ d, isWhole = false }: { d: string; isWhole?: boolean }) => (
  <path
    d={d}
    fill="none"
    stroke="var(--control)"
    strokeWidth="1.5"
    strokeDasharray={isWhole ? undefined : "6 5"}
  />
);

/** The way something goes. */
export const Way = ({ d, head }: { d: string; head: string }) => (
  <g fill="none" stroke="var(--ink)" strokeWidth="1.6" strokeLinecap="round" strokeLinejoin="round">
    <path d={d} />
    <path d={head} />
  </g>
);
