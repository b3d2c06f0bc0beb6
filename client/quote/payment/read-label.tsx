import { OpeningLink } from "#client/modals/opening-link.tsx";
import { lazyWindow } from "#client/ui/lazy-window.tsx";
import type { ReviewData } from "#client/pages/purchase/loader.server.ts";

type Document = ReviewData["review"]["documents"]["texts"][number];

interface ReadLabelProps {
  /** A sentence around the name of a text: `["", "Ön bilgilendirme formunu", " okudum."]`. */
  readonly words: readonly [before: string, name: string, after: string];
  readonly document: Document;
  /** Where it stands for itself. */
  readonly href: string;
}

/** What is typed in the form stays: where its code cannot be had, the text comes in a tab of its own. */
const DocumentDialog = lazyWindow(
  () => import("./document-dialog.tsx"),
  ({ href, onClose }) => {
    open(href, "_blank", "noopener");
    onClose();
  },
);

/** A consent's sentence on one line: the text it is about opens from its name, without scripts on its own page. */
export const ReadLabel = ({ words: [before, name, after], document, href }: ReadLabelProps) => (
  <>
    {before}
    <OpeningLink
      href={href}
      renderWindow={(close) => <DocumentDialog document={document} href={href} onClose={close} />}
    >
      {name}
    </OpeningLink>
    {after}
  </>
);
