import { ContractLink } from "#client/modals/contract-link.tsx";

interface ReadLabelProps {
  /** A sentence around the name of a text: `["", "Ön bilgilendirme formunu", " okudum."]`. */
  readonly words: readonly [before: string, name: string, after: string];
  readonly contract: string;
}

/** A consent's sentence on one line: the text it is about opens from its name. */
export const ReadLabel = ({ words: [before, name, after], contract }: ReadLabelProps) => (
  <>
    {before}
    <ContractLink slug={contract}>{name}</ContractLink>
    {after}
  </>
);
