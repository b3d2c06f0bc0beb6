import { uiCopy } from "#client/copy/ui.ts";
import { Icon } from "./icon.tsx";

/** Turning mark with a name of its own; silent when it stands beside a text that says the same. */
export function Spinner({ label = uiCopy.loading }: { label?: string }) {
  return (
    <span className="inline-flex">
      <Icon name="i-lucide-loader-circle" className="animate-spin text-lg" />
      {label !== "" && <span className="visually-hidden">{label}</span>}
    </span>
  );
}
