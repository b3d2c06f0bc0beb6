import type { ReviewData } from "#client/pages/purchase/loader.server.ts";
import { Prose } from "#client/content/prose.tsx";
import { Dialog } from "#client/ui/dialog.tsx";

interface DocumentDialogProps {
  readonly document: ReviewData["review"]["documents"]["texts"][number];
  readonly href: string;
  readonly onClose: () => void;
}

/** A document of the offer over its payment: the very text that is agreed to. */
export default function DocumentDialog({ document, onClose }: DocumentDialogProps) {
  return (
    <Dialog open onClose={onClose} title={document.title} width="wide" isText>
      <Prose html={document.html} />
    </Dialog>
  );
}
