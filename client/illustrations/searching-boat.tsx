import { Drawing } from "./drawing.tsx";

/** A boat on its way, and a glass that has found nothing yet. */
export function SearchingBoat({ className = "" }: { className?: string }) {
  return (
    <Drawing viewBox="0 0 200 140" className={className}>
      <path d="M92 16v66" />
      <path d="M92 24C72 42 62 60 58 76h34" />
      <path d="M100 38c14 10 22 24 24 38h-24Z" />
      <path d="M46 90h96c-4 11-13 18-25 18H71c-12 0-21-7-25-18Z" />
      <path
        d="M14 124c10-7 20-7 30 0s20 7 30 0 20-7 30 0 20 7 30 0 20-7 30 0"
        stroke="var(--accent)"
      />
      <circle cx="164" cy="36" r="14" opacity=".6" />
      <path d="m174 46 12 12" opacity=".6" />
    </Drawing>
  );
}
