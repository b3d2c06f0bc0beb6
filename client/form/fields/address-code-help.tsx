import { uiCopy } from "#client/copy/ui.ts";

/** Where an address code is found, in words and as a drawing of the document that has it. */
export function AddressCodeHelp() {
  const { question, answer, site, document, number, example } = uiCopy.addressCode;
  return (
    <details className="text-sm">
      <summary className="link w-fit min-h-6 [@media(pointer:coarse)]:min-h-11 content-center">
        {question}
      </summary>
      <p className="text-muted mb-2">{answer}</p>
      <svg
        viewBox="0 0 260 132"
        aria-hidden="true"
        className="w-65 max-w-full h-auto text-control"
        fill="none"
        stroke="currentColor"
      >
        <rect x="1" y="1" width="258" height="140" rx="8" className="fill-card" />
        <path d="M1 25h258" />
        <circle cx="14" cy="13" r="4" />
        <g stroke="none" className="fill-ink" fontSize="10">
          <text x="26" y="17">
            {site}
          </text>
          <text x="12" y="46" fontSize="11" className="font-semibold">
            {document}
          </text>
          <text x="12" y="91">
            {number}
          </text>
        </g>
        <path d="M12 58h150M12 69h104M12 108h180M12 120h140" opacity=".55" />
        <rect x="74" y="78" width="92" height="20" rx="5" className="fill-accent stroke-accent" />
        <text
          x="120"
          y="92"
          textAnchor="middle"
          className="fill-on-accent font-semibold tabular-nums"
          fontSize="12"
          stroke="none"
        >
          {example}
        </text>
        <rect x="208" y="40" width="38" height="38" rx="4" opacity=".55" />
        <path
          d="M214 46h8v8h-8zM232 46h8v8h-8zM214 64h8v8h-8zM230 62h4M238 66v6M230 70h4"
          opacity=".55"
        />
      </svg>
    </details>
  );
}
