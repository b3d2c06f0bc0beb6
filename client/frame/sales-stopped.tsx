import { Link } from "react-router";
import { Notice } from "#client/ui/notice.tsx";
import { href } from "#shared/routes.ts";
import { salesCopy } from "./copy.ts";
import { telHref } from "./tel-href.ts";
import { useSite } from "./use-site.ts";
import { Icon } from "#client/ui/icon.tsx";

/** That nothing is sold here for the moment, what goes on all the same, and whom to call. */
export function SalesStopped() {
  const { phone } = useSite();
  return (
    <Notice kind="warning" title={salesCopy.title}>
      <p>{salesCopy.text}</p>
      <p className="mt-3 flex flex-wrap gap-3">
        <a href={telHref(phone)} className="btn-primary">
          <Icon name="i-lucide-phone" /> {phone}
        </a>
        <Link to={href("contact")} className="btn-secondary">
          {salesCopy.write}
        </Link>
      </p>
    </Notice>
  );
}
