/** A minute hand that is also a sail. */
export function BrandLogo() {
  return (
    <svg viewBox="0 0 40 40" width="36" height="36" aria-hidden="true" className="shrink-0">
      <circle cx="20" cy="20" r="18" fill="none" stroke="currentColor" strokeWidth="2.5" />
      <path d="M20 6v21H9C11 17 15 10 20 6Z" fill="currentColor" />
      <path d="M23 13c4 3 7 8 8 14h-8V13Z" fill="#FFB627" />
      <path d="M8 30h24" stroke="currentColor" strokeWidth="2.5" strokeLinecap="round" />
    </svg>
  );
}
