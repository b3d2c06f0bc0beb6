import { lazy, Suspense, useState } from "react";
import { contractHref } from "./contract-href.ts";

const ContractDialog = lazy(() => import("./contract-dialog.tsx"));

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
