import type { ComponentProps, ReactNode } from "react";
import { Icon } from "#client/ui/icon.tsx";

interface FoldedProps {
  readonly icon: ComponentProps<typeof Icon>["name"];
  readonly label: string;
  readonly children: ReactNode;
}

/** What is needed on another day: a line that unfolds. */
export const Folded = ({ icon, label, children }: FoldedProps) => (
  <details className="group">
    <summary className="flex items-center gap-3 min-h-11 font-medium cursor-pointer list-none [&::-webkit-details-marker]:hidden">
      <Icon name={icon} className="text-lg text-primary" />
      <span className="min-w-0">{label}</span>
      <Icon
        name="i-lucide-chevron-down"
        className="ml-auto text-lg text-muted transition-transform duration-150 group-open:rotate-180"
      />
    </summary>
    {children}
  </details>
);
