import { Form, Link } from "react-router";
import { Notice } from "#client/ui/notice.tsx";
import { ReloadLink } from "#client/ui/reload-link.tsx";
import { href } from "#shared/routes.ts";
import { purchaseCopy } from "./purchase-copy.ts";

interface ProvisionalPriceProps {
  /** Signed link of the quote. */
  readonly link: string;
  readonly message: string;
  /** Where what the registry needs can be entered, and what the button there says. */
  readonly quoteAddress: string;
  readonly complete: string | null;
}

/** The registries have not confirmed what a price rests on: nothing can be paid yet, and these are the ways on. */
export function ProvisionalPrice({ link, message, quoteAddress, complete }: ProvisionalPriceProps) {
  return (
    <section className="card flex max-w-[592px] flex-col gap-5 p-5 desktop:p-8">
      <Notice kind="warning" title={purchaseCopy.provisionalTitle}>
        {message}
      </Notice>
      <div className="flex flex-col gap-3">
        {complete === null ? null : (
          <Form method="post" action={quoteAddress}>
            <button type="submit" name="intent" value="lookup" className="btn-primary w-full">
              {complete}
            </button>
          </Form>
        )}
        <Link to={href("paper", { quote: link })} className="btn-secondary">
          {purchaseCopy.sendPaper}
        </Link>
        <ReloadLink className="btn-secondary">{purchaseCopy.askAgain}</ReloadLink>
      </div>
    </section>
  );
}
