/** Quiet place-holder lines of what is still on its way; the last line is shorter. */
export function Skeleton({ lines = 1 }: { lines?: number }) {
  return (
    <span aria-hidden="true" className="flex flex-col gap-2">
      {Array.from({ length: lines }, (_, at) => (
        <span
          key={at}
          className={`block h-4 rounded bg-line animate-pulse ${at > 0 && at === lines - 1 ? "w-2/3" : "w-full"}`}
        />
      ))}
    </span>
  );
}
