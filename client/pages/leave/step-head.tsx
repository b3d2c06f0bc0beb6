import { PageHeading } from "#client/ui/page-heading.tsx";
import { leaveCopy } from "./copy.ts";

/** Which of the four steps it is, where it goes on, and its heading. */
export function StepHead({ at, title }: { at: number | undefined; title: string }) {
  if (at === undefined) return <PageHeading className="h2">{title}</PageHeading>;
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-col gap-2">
        <p className="flex justify-between text-sm">
          <span className="font-medium">{leaveCopy.steps[at - 1]}</span>
          <span className="text-muted">{leaveCopy.step(at)}</span>
        </p>
        <div className="flex gap-2" aria-hidden="true">
          {leaveCopy.steps.map((step, index) => (
            <span
              key={step}
              className={`h-1 flex-1 rounded-full ${index < at ? "bg-accent" : "bg-line"}`}
            />
          ))}
        </div>
      </div>
      <PageHeading className="h2">{title}</PageHeading>
    </div>
  );
}
