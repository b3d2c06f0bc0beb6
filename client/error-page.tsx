import { isRouteErrorResponse, useRouteError } from "react-router";
import { ReloadLink } from "#client/ui/reload-link.tsx";
import { errorPageCopy } from "#shared/copy/error-page.ts";
import type { PageId } from "#shared/route-spec.ts";
import { href } from "#shared/routes.ts";
import { isPassing, unavailableKind } from "#shared/unavailable.ts";
import { UnavailablePage } from "./unavailable-page.tsx";

/** Shown in place of a page whose data or markup failed: what is away for the moment is asked for again. */
export function ErrorPage({ page }: { page?: PageId }) {
  const error = useRouteError();
  const status = isRouteErrorResponse(error) ? error.status : 500;
  if (isPassing(status)) return <UnavailablePage kind={unavailableKind(page)} />;
  return (
    <section className="page narrow py-16 text-center">
      <p className="badge bg-tint text-primary">{status}</p>
      <h1 className="h1 mt-4">{errorPageCopy.title}</h1>
      <p className="mt-4">{errorPageCopy.text}</p>
      <p className="mt-8 flex flex-wrap justify-center gap-3">
        <ReloadLink className="btn-primary">{errorPageCopy.retry}</ReloadLink>
        <a href={href("home")} className="btn-secondary">
          {errorPageCopy.home}
        </a>
      </p>
    </section>
  );
}
