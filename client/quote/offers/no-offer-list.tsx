import { unbroken } from "#shared/format/unbroken.ts";
import type { Answer } from "../answers.ts";
import { tallyOf, titleOf } from "../answers.ts";
import { offersCopy } from "./offers-copy.ts";

/** Who made no offer, and why; folded into one line. */
export function NoOfferList({ answers }: { answers: readonly Answer[] }) {
  const without = answers.filter(({ state }) => state !== "offer" && state !== "waiting");
  if (without.length === 0) return null;
  const { declined, unanswered } = tallyOf(answers);
  return (
    <details className="card p-4">
      <summary className="cursor-pointer font-medium">
        {offersCopy.others(declined + unanswered)}
      </summary>
      <dl className="mt-3 grid gap-x-4 gap-y-2 desktop:grid-cols-[auto_1fr]">
        {without.map((answer) => (
          <div key={answer.id} className="contents">
            <dt className="font-medium">{unbroken(titleOf(answer))}</dt>
            <dd className="m-0 text-muted">{reasonOf(answer)}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

function reasonOf({ state, reason }: Answer): string {
  if (state === "timeout") return offersCopy.timeout;
  return reason ?? offersCopy.failed;
}
