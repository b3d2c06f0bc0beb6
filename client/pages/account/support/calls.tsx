import { Badge } from "#client/ui/badge.tsx";
import { Fact } from "../fact.tsx";
import { supportCopy } from "./copy.ts";
import type { ShownCall } from "./load.server.ts";
import { callTones } from "./status-tones.ts";

/** Wishes to be called, leads and messages that the member has left, with what the office answered; none is nothing. */
export function Calls({ calls }: { calls: readonly ShownCall[] }) {
  if (calls.length === 0) return null;
  return (
    <section className="card p-5 desktop:p-7">
      <h2 className="h3">{supportCopy.callsTitle}</h2>
      <ul className="divide-y divide-line mt-2">
        {calls.map((call) => (
          <li key={call.referenceNumber} className="py-4">
            <Call call={call} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Call({ call }: { call: ShownCall }) {
  return (
    <>
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
        <div className="min-w-0">
          <h3 className="font-medium">{call.title}</h3>
          <p className="text-sm text-muted">
            {call.referenceNumber} · {call.typeText} · {call.createdAt}
          </p>
        </div>
        <Badge tone={callTones[call.state]}>{call.stateText}</Badge>
      </div>
      <dl className="grid gap-x-6 gap-y-2 mt-3 desktop:grid-cols-2">
        {call.callBackSlot === undefined ? null : (
          <Fact label={supportCopy.callSlot}>{call.callBackSlot}</Fact>
        )}
        {call.answerBy === undefined ? null : (
          <Fact label={supportCopy.answerBy}>{call.answerBy}</Fact>
        )}
        {call.note === "" ? null : <Fact label={supportCopy.callNote}>{call.note}</Fact>}
      </dl>
      {call.details.length === 0 ? null : <Details details={call.details} />}
      {call.replies.map((reply) => (
        <div key={`${reply.at} ${reply.text}`} className="rounded-card bg-tint p-4 mt-3">
          <p className="text-sm text-muted">
            <strong className="text-ink">{supportCopy.office}</strong> · {reply.at}
          </p>
          <p className="mt-1 whitespace-pre-line break-words">{reply.text}</p>
        </div>
      ))}
    </>
  );
}

function Details({ details }: { details: ShownCall["details"] }) {
  return (
    <details className="mt-3">
      <summary className="link cursor-pointer">{supportCopy.callDetails}</summary>
      <dl className="grid gap-x-6 gap-y-2 mt-2 desktop:grid-cols-2">
        {details.map(({ label, text }) => (
          <Fact key={label} label={label}>
            {text}
          </Fact>
        ))}
      </dl>
    </details>
  );
}
