import type { ReactNode } from "react";
import { contractCopy } from "./contract-copy.ts";
import { ContractLink } from "./contract-link.tsx";

interface ConsentLabelProps {
  readonly text: ReactNode;
  /** The contract the sentence is about; its text opens beside it. */
  readonly contract: string | undefined;
}

/** A consent's sentence, and the text it is about behind a link. */
export function ConsentLabel({ text, contract }: ConsentLabelProps) {
  if (contract === undefined) return text;
  return (
    <>
      {text} <ContractLink slug={contract}>{contractCopy.read}</ContractLink>
    </>
  );
}
