import { useEffect } from "react";
import { telHref } from "#client/frame/tel-href.ts";
import { useLayoutData } from "#client/frame/use-site.ts";
import { BecalmedBoat } from "#client/illustrations/becalmed-boat.tsx";
import { RefreshWithoutScripts } from "#client/ui/refresh-without-scripts.tsx";
import { ReloadLink } from "#client/ui/reload-link.tsx";
import { Spinner } from "#client/ui/spinner.tsx";
import type { UnavailableKind } from "#shared/copy/unavailable.ts";
import { askingAgainCopy, unavailableCopy } from "#shared/copy/unavailable.ts";
import { retryAfterSeconds } from "#shared/unavailable.ts";
import { useAskingAgain } from "./use-asking-again.ts";

/** In place of what cannot be shown for the moment. It goes on asking by itself; without scripts the browser does. */
export function UnavailablePage({ kind }: { kind: UnavailableKind }) {
  const { title, urgent, text } = unavailableCopy[kind];
  useEffect(() => {
    document.title = title;
  }, [title]);
  return (
    <div className="narrow py-8 desktop:py-14">
      <section className="card flex flex-col items-center gap-4 p-6 text-center desktop:p-10">
        <BecalmedBoat className="w-44 text-primary" />
        <h1 className="h1">{title}</h1>
        {urgent === undefined ? null : <p className="text-lg font-semibold">{urgent}</p>}
        <p className="max-w-[30rem] [text-wrap:balance]">{text}</p>
        <AskingAgain />
      </section>
    </div>
  );
}

/** That it will be asked for again, the way to ask now, and whom to call. */
export function AskingAgain() {
  const isAsking = useAskingAgain();
  const phone = useLayoutData()?.site.phone;
  return (
    <>
      <p className="text-muted [text-wrap:balance]">
        {askingAgainCopy.willAsk}{" "}
        <span className={isAsking ? "" : "invisible"}>
          <Spinner label="" />
        </span>
      </p>
      <RefreshWithoutScripts seconds={retryAfterSeconds} />
      <ReloadLink className="btn-secondary">{askingAgainCopy.askNow}</ReloadLink>
      {phone === undefined ? null : (
        <p className="text-sm text-muted [text-wrap:balance]">
          {askingAgainCopy.askHuman}{" "}
          <a href={telHref(phone)} className="link whitespace-nowrap">
            {phone}
          </a>
        </p>
      )}
    </>
  );
}
