import { ContractLink } from "#client/modals/contract-link.tsx";
import { contactFormCopy } from "./copy.ts";

/** A consent's sentence, and the text it is about behind a link. */
export function ConsentLabel({ text, contract }: { text: string; contract: string | undefined }) {
  if (contract === undefined) return text;
  return (
    <>
      {text} <ContractLink slug={contract}>{contactFormCopy.readText}</ContractLink>
    </>
  );
}
