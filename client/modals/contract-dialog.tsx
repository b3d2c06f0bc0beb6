import { useEffect, useState } from "react";
import { callProxy } from "#client/api/browser-api.ts";
import { Dialog } from "#client/ui/dialog.tsx";
import { Spinner } from "#client/ui/spinner.tsx";
import { getPage } from "#shared/calls/reference/get-page.ts";
import { contractCopy } from "./contract-copy.ts";

interface Contract {
  readonly title: string;
  readonly html: string;
}

/** A contract's text, fetched when it is opened. The text is our own, or cleaned by the edge. */
export default function ContractDialog({ slug, onClose }: { slug: string; onClose: () => void }) {
  const [contract, setContract] = useState<Contract | "loading" | "failed">("loading");
  useEffect(() => {
    let isGone = false;
    void callProxy(getPage, { slug }).then(({ data }) => {
      if (isGone) return;
      setContract(data === null ? "failed" : { title: data.postTitle, html: data.postContent });
    });
    return () => {
      isGone = true;
    };
  }, [slug]);
  const isText = typeof contract === "object";
  return (
    <Dialog
      open
      onClose={onClose}
      title={isText ? contract.title : contractCopy.read}
      width="wide"
      isText
    >
      {contract === "loading" ? <Spinner /> : null}
      {contract === "failed" ? <p>{contractCopy.failed}</p> : null}
      {isText ? (
        <div className="prose" dangerouslySetInnerHTML={{ __html: contract.html }} />
      ) : null}
    </Dialog>
  );
}
