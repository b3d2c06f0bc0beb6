/** A lucide icon drawn by its class. Write the class out in full, so that the style sheet's scanner finds it. */
export function Icon({ name, className = "" }: { name: `i-lucide-${string}`; className?: string }) {
  return <span aria-hidden="true" className={`${name} ${className}`} />;
}
