import { Link } from "react-router";
import { telHref } from "#client/frame/tel-href.ts";
import { useSite } from "#client/frame/use-site.ts";
import { callCopy } from "./call-copy.ts";
import { Icon } from "#client/ui/icon.tsx";

interface CallSentProps {
  /** What the call is about. */
  readonly subject: string;
  readonly reference: string;
  readonly back: { readonly to: string; readonly label: string };
}

/** The office knows; under which number. */
export function CallSent({ subject, reference, back }: CallSentProps) {
  const { phone } = useSite();
  return (
    <section role="status" className="narrow py-8 desktop:py-16">
      <div className="card flex flex-col items-center gap-4 px-5 py-10 text-center">
        <span
          aria-hidden="true"
          className="inline-flex items-center justify-center size-16 rounded-full bg-success-tint text-success"
        >
          <Icon name="i-lucide-check" className="text-3xl" />
        </span>
        <p className="badge bg-tint text-primary">{subject}</p>
        <h1 className="h1">{callCopy.sentTitle}</h1>
        <p>{callCopy.sentText}</p>
        <p className="text-2xl font-bold tabular-nums">{reference}</p>
        <p className="text-sm text-muted">
          {callCopy.callUs}{" "}
          <a href={telHref(phone)} className="link tabular-nums">
            {phone}
          </a>
        </p>
        <Link to={back.to} className="btn-secondary">
          {back.label}
        </Link>
      </div>
    </section>
  );
}
