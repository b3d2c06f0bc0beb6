import { uiCopy } from "#client/copy/ui.ts";

/** Where serial and number stand on a registration document: at its top left. The field's hint says the same in words. */
export function DocumentPicture() {
  return (
    <svg
      viewBox="0 0 260 92"
      aria-hidden="true"
      className="w-65 max-w-full h-auto mt-1 text-control"
      fill="none"
      stroke="currentColor"
    >
      <rect x="1" y="1" width="258" height="110" rx="8" className="fill-card" />
      <rect x="10" y="10" width="104" height="26" rx="6" className="fill-accent stroke-accent" />
      <text
        x="62"
        y="28"
        textAnchor="middle"
        className="fill-on-accent font-semibold tabular-nums"
        fontSize="14"
        stroke="none"
      >
        {uiCopy.documentPlaceholder}
      </text>
      <circle cx="232" cy="24" r="12" />
      <path
        d="M150 20h58M150 29h40M12 52h104M12 64h84M12 76h104M136 52h110M136 64h72M136 76h96M12 88h60M136 88h80"
        opacity=".55"
      />
    </svg>
  );
}
