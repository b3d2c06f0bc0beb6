import { useEffect, useState } from "react";
import { uiCopy } from "#client/copy/ui.ts";
import { Button } from "./button.tsx";
import { Icon } from "./icon.tsx";

const confirmationMs = 2500;

/** Puts a text on the clipboard and says so for a moment. It is not shown where no script runs; where scripts are late it keeps its place, so that nothing moves under a press. */
export function CopyButton({ text, label = uiCopy.copy }: { text: string; label?: string }) {
  const [copied, setCopied] = useState(false);

  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), confirmationMs);
    return () => clearTimeout(timer);
  }, [copied]);

  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      () => setCopied(false),
    );

  return (
    <Button variant="secondary" className="[@media(scripting:none)]:hidden" onClick={copy}>
      <Icon name={copied ? "i-lucide-check" : "i-lucide-copy"} />
      <span aria-live="polite">{copied ? uiCopy.copied : label}</span>
    </Button>
  );
}
