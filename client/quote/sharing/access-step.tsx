import { Link, useParams } from "react-router";
import { href } from "#shared/routes.ts";
import { AccessForm } from "./access-form.tsx";
import { accessCopy } from "./access-copy.ts";

/** Shown to whoever holds a quote's link but did not make it, before anything personal or payable is. */
export function AccessStep() {
  const { quote } = useParams();
  return (
    <section className="narrow flex flex-col gap-5 py-10">
      <h1 className="h1">{accessCopy.title}</h1>
      <AccessForm text={accessCopy.text} />
      {quote === undefined ? null : (
        <p>
          <Link to={href("offers", { quote })} className="link">
            {accessCopy.back}
          </Link>
        </p>
      )}
    </section>
  );
}
