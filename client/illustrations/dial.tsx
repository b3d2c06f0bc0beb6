const marks = Array.from({ length: 12 }, (_, at) => at);

/** A dial with one mark for each of twelve insurers; what stands on it is its hub. */
export function Dial({ className = "" }: { className?: string }) {
  return (
    <svg viewBox="0 0 400 400" fill="none" aria-hidden="true" className={className}>
      <circle cx="200" cy="200" r="196" stroke="currentColor" strokeWidth="1.5" opacity=".35" />
      <circle cx="200" cy="200" r="150" stroke="currentColor" opacity=".2" />
      {marks.map((at) => (
        <path
          key={at}
          d="M200 12v18"
          stroke={at % 3 === 0 ? "var(--accent)" : "currentColor"}
          strokeWidth={at % 3 === 0 ? 5 : 3}
          strokeLinecap="round"
          transform={`rotate(${at * 30 - 15} 200 200)`}
        />
      ))}
    </svg>
  );
}
