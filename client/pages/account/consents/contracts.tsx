import { useActionData } from "react-router";
import { ContractLink } from "#client/modals/contract-link.tsx";
import { Notice } from "#client/ui/notice.tsx";
import type { SectionData } from "../loader.server.ts";
import type { AccountRefusal } from "../refusal.server.ts";
import { consentsCopy } from "./copy.ts";

interface ContractsProps {
  readonly data: SectionData<"izinlerim">;
  readonly action: string;
}

/** The agreements, and for those that changed since a way to accept the new version. */
export function Contracts({ data, action }: ContractsProps) {
  const refusal = useActionData<AccountRefusal>();
  return (
    <section className="card p-5 desktop:p-7">
      <h2 className="h3 mb-3">{consentsCopy.contractsTitle}</h2>
      {data.isCurrent ? null : <Notice kind="warning">{consentsCopy.contractsOutdated}</Notice>}
      {refusal?.intent === "accept" ? <Notice kind="error">{refusal.message}</Notice> : null}
      <ul className="divide-y divide-line">
        {data.contracts.map((contract) => (
          <li key={contract.slug} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-3">
            <div className="flex-1 min-w-60">
              <p className="font-medium">{contract.title}</p>
              <p className="text-sm text-muted">{stateOf(contract)}</p>
            </div>
            <ContractLink slug={contract.slug}>{consentsCopy.read}</ContractLink>
            {contract.isCurrent ? null : (
              <form method="post" action={action}>
                <input type="hidden" name="intent" value="accept" />
                <input type="hidden" name="slug" value={contract.slug} />
                <button type="submit" className="btn-secondary">
                  {consentsCopy.accept}
                </button>
              </form>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function stateOf({ isCurrent, acceptedOn }: { isCurrent: boolean; acceptedOn: string | null }) {
  if (acceptedOn === null) return consentsCopy.notAccepted;
  return isCurrent ? consentsCopy.accepted(acceptedOn) : consentsCopy.acceptedOld;
}
