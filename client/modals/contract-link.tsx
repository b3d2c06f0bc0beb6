import { lazyWindow } from "#client/ui/lazy-window.tsx";
import { contractHref } from "./contract-href.ts";
import { OpeningLink } from "./opening-link.tsx";

/** What is typed in the form stays: the text's own page comes in a tab of its own. */
const ContractDialog = lazyWindow(
  () => import("./contract-dialog.tsx"),
  ({ slug, onClose }) => {
    open(contractHref(slug), "_blank", "noopener");
    onClose();
  },
);

/** Opens a contract's text in a window over the form; without scripts it leads to the text's own page. */
export const ContractLink = ({ slug, children }: { slug: string; children: string }) => (
  <OpeningLink
    href={contractHref(slug)}
    renderWindow={(close) => <ContractDialog slug={slug} onClose={close} />}
  >
    {children}
  </OpeningLink>
);
