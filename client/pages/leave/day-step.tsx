import { Form, Link, useNavigation } from "react-router";
import { FormScopeProvider } from "#client/form/form-scope.ts";
import { LightField } from "#client/form/light-field.tsx";
import { Button } from "#client/ui/button.tsx";
import { href } from "#shared/routes.ts";
import { leaveCopy } from "./copy.ts";
import { leaveQuery } from "./leave-query.ts";
import type { Asking } from "./loader.server.ts";
import { StepHead } from "./step-head.tsx";

interface DayStepProps {
  readonly data: Asking;
  readonly chosen: NonNullable<Asking["chosen"]>;
}

/** The day that a ground is about, before what comes back is reckoned by it. */
export function DayStep({ data: { link, wanted }, chosen: { ground, errors } }: DayStepProps) {
  const isBusy = useNavigation().state !== "idle";
  return (
    <section className="card p-5 desktop:p-8 flex flex-col gap-5">
      <StepHead at={1} title={ground.label} />
      <FormScopeProvider value={{ idPrefix: "", errors }}>
        <Form method="get" noValidate className="flex flex-col gap-5">
          <input type="hidden" name={leaveQuery.ground} value={ground.id} />
          {wanted.hasClaim ? <input type="hidden" name={leaveQuery.claim} value="on" /> : null}
          {wanted.isAgain ? <input type="hidden" name={leaveQuery.again} value="1" /> : null}
          <LightField
            kind="date"
            name={leaveQuery.day}
            label={ground.day ?? ""}
            value={wanted.typedDay}
          />
          <div className="flex flex-wrap gap-3">
            <Button type="submit" loading={isBusy} className="flex-1">
              {leaveCopy.compute}
            </Button>
            <Link to={href("leave", { quote: link })} className="btn-quiet">
              {leaveCopy.back}
            </Link>
          </div>
        </Form>
      </FormScopeProvider>
    </section>
  );
}
