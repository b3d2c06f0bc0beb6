import { Suspense, useState } from "react";
import { lazyWindow } from "#client/ui/lazy-window.tsx";
import { contractHref } from "./contract-href.ts";

/** What is typed in the form stays: the text's own page comes in a tab of its own. */
const ContractDialog = lazyWindow(
  () => import("./contract-dialog.tsx"),
  ({ slug, onClose }) => {
    open(contractHref(slug), "_blank", "noopener");
    onClose();
  },
);

/** Opens a contract's text in a window over the form; without scripts it leads to the text's own page. */
export function ContractLink({ slug, children }: { slug: string; children: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <a
        href={contractHref(slug)}
        target="_blank"
        rel="noopener"
        className="link"
        onClick={(event) => {
          event.preventDefault();
          setOpen(true);
        }}
      >
        {children}
      </a>
      {isOpen ? (
        <Suspense fallback={null}>
          <ContractDialog slug={slug} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
