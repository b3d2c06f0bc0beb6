import { isRouteErrorResponse, useRouteError } from "react-router";
import { ReloadLink } from "#client/ui/reload-link.tsx";
import { errorPageCopy } from "#shared/copy/error-page.ts";
import { href } from "#shared/routes.ts";

/** Shown in place of a page whose data or markup failed. */
export function ErrorPage() {
  const error = useRouteError();
  const status = isRouteErrorResponse(error) ? error.status : 500;
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
