import { Link, useParams } from "react-router";
import { href } from "#shared/routes.ts";
import { AccessForm } from "./access-form.tsx";
import { accessCopy } from "./access-copy.ts";

/** Shown to whoever holds the link of a quote, or of its policy, but did not make it, before anything personal or payable is. */
export function AccessStep({ of = "quote" }: { of?: "quote" | "policy" }) {
  const { quote } = useParams();
  return (
    <section className="narrow flex flex-col gap-5 py-10">
      <h1 className="h1">{accessCopy[of].title}</h1>
      <AccessForm text={accessCopy[of].text} />
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
