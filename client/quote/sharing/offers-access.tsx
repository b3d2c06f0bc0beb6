import { useEffect, useRef } from "react";
import { useActionData } from "react-router";
import { useCameWithPage } from "#client/ui/use-came-with-page.ts";
import { AccessForm } from "./access-form.tsx";
import type { AccessOutcome } from "./access.server.ts";
import { accessCopy } from "./access-copy.ts";

/** The way to act on the quote after all, for whom something was refused that only its owner may. */
export function OffersAccess() {
  const outcome = useActionData<Partial<AccessOutcome>>();
  return outcome?.intent === "access" ? <AccessSection /> : null;
}

function AccessSection() {
  const cameWithPage = useCameWithPage();
  const heading = useRef<HTMLHeadingElement>(null);
  // What was pressed may be screens below.
  useEffect(() => {
    if (!cameWithPage) heading.current?.focus();
  }, [cameWithPage]);
  return (
    <section aria-labelledby="access" className="card flex flex-col gap-4 p-5">
      <h2 ref={heading} id="access" tabIndex={-1} className="h3">
        {accessCopy.quote.title}
      </h2>
      <AccessForm />
    </section>
  );
}
