import { Link } from "react-router";
import { Notice } from "#client/ui/notice.tsx";
import { href } from "#shared/routes.ts";
import { offersCopy } from "./offers-copy.ts";

/** Of a quote from which a policy has been made: none of its offers can be bought any more. */
export function Purchased({ link }: { link: string }) {
  return (
    <Notice kind="success">
      {offersCopy.purchased}{" "}
      <Link to={href("order", { quote: link })} className="link">
        {offersCopy.toPolicy}
      </Link>
    </Notice>
  );
}
