import { useLoaderData } from "react-router";
import { Breadcrumb } from "#client/content/breadcrumb.tsx";
import { AccessStep } from "#client/quote/sharing/access-step.tsx";
import { href } from "#shared/routes.ts";
import { CancellationStanding } from "./cancellation-standing.tsx";
import { GroundStep } from "./ground-step.tsx";
import { RefundStep } from "./refund-step.tsx";
import { DayStep } from "./day-step.tsx";
import type { Asking, LeaveData } from "./loader.server.ts";

/** Leaving a policy: the ground first, then the day and what comes back, then the code; afterwards how it stands. */
export function Page() {
  const data = useLoaderData<LeaveData>();
  if (data.kind === "access") return <AccessStep of="policy" />;
  const steps = [{ title: data.name, to: href("policy", { quote: data.link }) }];
  return (
    <div className="narrow flex flex-col gap-4 py-4 desktop:py-8">
      <Breadcrumb title={data.head.title.split(" | ")[0] ?? ""} steps={steps} />
      {data.kind === "standing" ? <CancellationStanding data={data} /> : <AskStep data={data} />}
    </div>
  );
}

function AskStep({ data }: { data: Asking }) {
  const { chosen } = data;
  if (chosen === undefined) return <GroundStep data={data} />;
  const { ground, refund } = chosen;
  return refund === undefined ? (
    <DayStep data={data} chosen={chosen} />
  ) : (
    <RefundStep key={ground.id} data={data} ground={ground} refund={refund} />
  );
}
