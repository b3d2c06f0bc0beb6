import { Link } from "react-router";
import { saleDocumentIds } from "#shared/calls/order/sale-document-fields.ts";
import { href, quoteEndpoint } from "#shared/routes.ts";
import { Folded } from "./folded.tsx";
import { orderCopy } from "./order-copy.ts";

/** The documents that were agreed to before a policy was bought, folded: each on its page, and all of them as one paper. */
export function SoldDocuments({ link }: { link: string }) {
  return (
    <Folded icon="i-lucide-file-text" label={orderCopy.documents}>
      <ul className="flex flex-col">
        {saleDocumentIds.map((document) => (
          <li key={document}>
            <Link
              to={href("soldDocument", { quote: link, document })}
              className="link inline-flex items-center min-h-11"
            >
              {orderCopy.documentNames[document]}
            </Link>
          </li>
        ))}
        <li>
          <a
            href={quoteEndpoint("saleDocumentsPdf", link)}
            className="link inline-flex items-center min-h-11"
          >
            {orderCopy.documentsPdf}
          </a>
        </li>
      </ul>
    </Folded>
  );
}
