import { Form, Link, useLoaderData } from "react-router";
import { AccessForm } from "#client/quote/sharing/access-form.tsx";
import { Button } from "#client/ui/button.tsx";
import { Notice } from "#client/ui/notice.tsx";
import { href } from "#shared/routes.ts";
import { withdrawCopy } from "./copy.ts";
import type { WithdrawalData } from "./loader.server.ts";

/** Everything that was allowed with a quote, each with the button that takes it back. */
export function Page() {
  const { link, maskedPhone, given, needsOwner } = useLoaderData<WithdrawalData>();
  const rest = given.filter((what) => what !== "health");
  return (
    <section className="narrow flex flex-col gap-5 py-6 desktop:py-10">
      <h1 className="h1">{withdrawCopy.title}</h1>
      {given.length === 0 && !needsOwner ? (
        <Notice kind="info">{withdrawCopy.nothing}</Notice>
      ) : null}
      {given.length === 0 ? null : (
        <>
          <p className="text-muted">{withdrawCopy.lead(maskedPhone)}</p>
          <ul className="card divide-y divide-line px-5 desktop:px-7">
            {given.map((what) => (
              <li key={what} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-4">
                <div className="min-w-50 flex-1">
                  <p className="font-medium">{withdrawCopy.names[what]}</p>
                  {what === "health" ? (
                    <p className="text-sm text-muted">{withdrawCopy.healthNote}</p>
                  ) : null}
                </div>
                <Form method="post">
                  <input type="hidden" name="what" value={what} />
                  <button
                    type="submit"
                    className="btn-secondary"
                    aria-label={withdrawCopy.takeBackOf(withdrawCopy.names[what])}
                  >
                    {withdrawCopy.takeBack}
                  </button>
                </Form>
              </li>
            ))}
          </ul>
          {rest.length < 2 ? null : (
            <Form method="post">
              {rest.map((what) => (
                <input key={what} type="hidden" name="what" value={what} />
              ))}
              <Button type="submit">{withdrawCopy.takeBackAll}</Button>
            </Form>
          )}
        </>
      )}
      {needsOwner ? (
        <AccessForm
          text={given.length === 0 ? withdrawCopy.needsCode : withdrawCopy.healthNeedsCode}
        />
      ) : null}
      <p>
        <Link to={href("offers", { quote: link })} className="link">
          {withdrawCopy.back}
        </Link>
      </p>
    </section>
  );
}
