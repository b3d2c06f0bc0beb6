import { useEffect, useState } from "react";
import { uiCopy } from "#client/copy/ui.ts";
import { Button } from "./button.tsx";
import { Icon } from "./icon.tsx";

const confirmationMs = 2500;

/** Puts a text on the clipboard and says so for a moment. */
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
    <Button variant="secondary" onClick={copy}>
      <Icon name={copied ? "i-lucide-check" : "i-lucide-copy"} />
      <span aria-live="polite">{copied ? uiCopy.copied : label}</span>
    </Button>
  );
}
