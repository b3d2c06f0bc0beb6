import type { IconName } from "#shared/icon-name.ts";

/** An icon. A page brings those it uses, and its scripts the others (`client/bring-styles.ts`). */
export function Icon({ name, className = "" }: { name: IconName; className?: string }) {
  return (
    <svg aria-hidden="true" className={`icon ${className}`}>
      <use href={`#${name}`} />
    </svg>
  );
}
