import { Drawing } from "./drawing.tsx";

/** A boat at anchor under slack sails, the sun still up: waiting for wind. */
export function BecalmedBoat({ className = "" }: { className?: string }) {
  return (
    <Drawing viewBox="0 0 200 140" className={className}>
      <path d="M44 44a16 16 0 0 1 32 0M60 14v5M34 24l4 4M86 24l-4 4" stroke="var(--accent)" />
      <path d="M108 20v62" />
      <path d="M108 26c22 8 22 38 4 50" />
      <path d="M100 34c-6 14-16 26-30 34 10 6 20 8 30 6Z" opacity=".6" strokeDasharray="6 7" />
      <path d="M62 88h92c-4 11-13 18-24 18H86c-11 0-20-7-24-18Z" />
      <path d="M68 96 50 122" opacity=".6" />
      <path d="M20 122h70M102 122h54M168 122h14M44 132h62M120 132h34" opacity=".5" />
    </Drawing>
  );
}
