import { uiCopy } from "#client/copy/ui.ts";
import { writeInto } from "#client/ui/write-into.ts";
import { emailEnds } from "./email-domains.ts";

interface EmailEndsProps {
  /** Of the field that the address is typed into. */
  readonly id: string;
  readonly text: string;
}

/** What an address usually ends with, to be pressed instead of typed; of an end that is nearly a usual one the question. */
export function EmailEnds({ id, text }: EmailEndsProps) {
  const ends = emailEnds(text);
  const write = (address: string) => {
    const input = document.getElementById(id);
    if (!(input instanceof HTMLInputElement)) return;
    writeInto(input, address);
    input.focus();
  };
  return (
    <>
      <p aria-live="polite" className="visually-hidden">
        {ends?.isGuess === true && `${uiCopy.emailMeant} ${ends.local}@${ends.domains.join("")}`}
      </p>
      {ends && (
        <div role="group" aria-label={uiCopy.emailEnds} className="flex flex-wrap gap-2">
          {ends.isGuess && (
            <span aria-hidden="true" className="field-hint w-full">
              {uiCopy.emailMeant}
            </span>
          )}
          {ends.domains.map((domain) => {
            const address = `${ends.local}@${domain}`;
            return (
              <button
                key={domain}
                type="button"
                aria-label={address}
                className="list-chip !px-3 text-sm [overflow-wrap:anywhere]"
                // The field keeps the focus, so that it is not judged half written.
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => write(address)}
              >
                {ends.isGuess ? address : domain}
              </button>
            );
          })}
        </div>
      )}
    </>
  );
}
