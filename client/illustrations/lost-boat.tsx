import { Drawing } from "./drawing.tsx";

/** A boat under an empty dial: nothing is here. */
export function LostBoat({ className = "" }: { className?: string }) {
  return (
    <Drawing viewBox="0 0 200 140" className={className}>
      <path d="M96 18v62H62c6-24 18-46 34-62Z" />
      <path d="M104 34c14 12 24 28 28 46h-28V34Z" stroke="var(--accent)" />
      <path d="M52 90h96c-4 12-14 20-26 20H78c-12 0-22-8-26-20Z" />
      <path d="M18 124c10-7 20-7 30 0s20 7 30 0 20-7 30 0 20 7 30 0 20-7 30 0" opacity=".5" />
      <path d="M166 26a14 14 0 1 1 4 10M170 36v8M170 52v.5" opacity=".6" />
    </Drawing>
  );
}
