import { useEffect, useState } from "react";
import { uiCopy } from "#client/copy/ui.ts";
import { Button } from "./button.tsx";
import { Icon } from "./icon.tsx";
import { useHasScripts } from "./use-has-scripts.ts";

const confirmationMs = 2500;

/** Puts a text on the clipboard and says so for a moment. It is not there where no script runs. */
export function CopyButton({ text, label = uiCopy.copy }: { text: string; label?: string }) {
  const [copied, setCopied] = useState(false);
  const hasScripts = useHasScripts();

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

  return hasScripts ? (
    <Button variant="secondary" onClick={copy}>
      <Icon name={copied ? "i-lucide-check" : "i-lucide-copy"} />
      <span aria-live="polite">{copied ? uiCopy.copied : label}</span>
    </Button>
  ) : null;
}
