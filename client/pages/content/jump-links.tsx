interface JumpLinksProps {
  /** Names of places on this page, and their ids. */
  readonly links: readonly { readonly id: string; readonly label: string }[];
}

/** Ways to places of the same page, side by side. */
export function JumpLinks({ links }: JumpLinksProps) {
  return (
    <ul className="flex flex-wrap gap-x-6 gap-y-1">
      {links.map(({ id, label }) => (
        <li key={label}>
          <a href={`#${id}`} className="link inline-flex items-center min-h-9">
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}
