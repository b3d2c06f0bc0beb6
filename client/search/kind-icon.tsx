import { Icon } from "#client/ui/icon.tsx";
import type { SearchKind } from "#shared/content/search-kinds.ts";

const icons = {
  product: "i-lucide-shield-check",
  tool: "i-lucide-calculator",
  article: "i-lucide-file-text",
  term: "i-lucide-book-open",
  question: "i-lucide-circle-help",
  page: "i-lucide-panel-top",
} as const satisfies Record<SearchKind, string>;

/** The sign of what a result is. */
export function KindIcon({ kind }: { kind: SearchKind }) {
  return <Icon name={icons[kind]} className="text-lg text-primary" />;
}
