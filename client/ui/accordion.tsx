import type { ReactNode } from "react";
import { Icon } from "./icon.tsx";

interface AccordionItem {
  id: string;
  title: string;
  content: ReactNode;
  /** Where a link leads to what is inside; the browser opens it then. */
  anchor?: string;
}

/** Native disclosures; those of one `name` close each other. */
export function Accordion({ name, items }: { name: string; items: readonly AccordionItem[] }) {
  return (
    <div className="divide-y divide-line border-y border-solid border-line">
      {items.map((item) => (
        <details key={item.id} name={name} className="group">
          <summary className="flex items-center justify-between gap-4 min-h-12 py-2 font-medium cursor-pointer list-none [&::-webkit-details-marker]:hidden">
            {item.title}
            <Icon
              name="i-lucide-chevron-down"
              className="text-lg text-muted transition-transform duration-150 group-open:rotate-180"
            />
          </summary>
          <div id={item.anchor} className="pb-4 scroll-mt-32">
            {item.content}
          </div>
        </details>
      ))}
    </div>
  );
}
