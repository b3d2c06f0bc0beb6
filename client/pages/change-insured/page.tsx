import { useLoaderData } from "react-router";
import { Breadcrumb } from "#client/content/breadcrumb.tsx";
import { AccessStep } from "#client/quote/sharing/access-step.tsx";
import { PageHeading } from "#client/ui/page-heading.tsx";
import { href } from "#shared/routes.ts";
import { AskChange } from "./ask-change.tsx";
import { ChangeStanding } from "./change-standing.tsx";
import { changeInsuredCopy as copy } from "./copy.ts";
import type { ChangeInsuredData } from "./loader.server.ts";

/** A change of what a policy insures: what it is, what it costs, then the code; afterwards how it stands. */
export function Page() {
  const data = useLoaderData<ChangeInsuredData>();
  if (data.kind === "access") return <AccessStep of="policy" />;
  const policy = href("policy", { quote: data.link });
  return (
    <div className="narrow flex flex-col gap-5 py-4 desktop:py-8">
      <Breadcrumb title={copy.title} steps={[{ title: data.name, to: policy }]} />
      <div>
        <PageHeading>{copy.title}</PageHeading>
        <p className="text-muted tabular-nums">
          {copy.policy} {data.found.policyNumber}
        </p>
      </div>
      {data.kind === "standing" ? <ChangeStanding data={data} /> : <AskChange data={data} />}
    </div>
  );
}
