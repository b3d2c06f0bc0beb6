const marks = Array.from({ length: 12 }, (_, at) => at);

/** A dial with one mark for each of twelve insurers; the minute hand is a sail. */
export function Dial({ className = "" }: { className?: string }) {
  return (
    <svg viewBox="0 0 320 320" fill="none" aria-hidden="true" className={className}>
      <circle cx="160" cy="160" r="148" stroke="currentColor" strokeWidth="2" opacity=".25" />
      <circle cx="160" cy="160" r="118" stroke="currentColor" strokeWidth="2" opacity=".12" />
      {marks.map((at) => (
        <path
          key={at}
          d="M160 22v20"
          stroke={at < 2 ? "var(--accent)" : "currentColor"}
          strokeWidth={at % 3 === 0 ? 6 : 3}
          strokeLinecap="round"
          transform={`rotate(${at * 30} 160 160)`}
        />
      ))}
      <path d="M156 56v128H82c12-48 38-94 74-128Z" fill="currentColor" />
      <path d="M168 92c30 22 52 54 62 92h-62V92Z" fill="var(--accent)" />
      <path
        d="M66 206h188c-8 22-26 36-48 36h-92c-22 0-40-14-48-36Z"
        stroke="currentColor"
        strokeWidth="4"
        strokeLinejoin="round"
      />
      <path
        d="M52 262c14-10 26-10 40 0s26 10 40 0 26-10 40 0 26 10 40 0 26-10 40 0"
        stroke="currentColor"
        strokeWidth="3"
        strokeLinecap="round"
        opacity=".4"
      />
    </svg>
  );
}
