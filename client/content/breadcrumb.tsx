import { Link } from "react-router";
import { href } from "#shared/routes.ts";
import { contentCopy } from "./copy.ts";
import { Icon } from "#client/ui/icon.tsx";

/** A page on the way to another. */
export interface PathStep {
  readonly title: string;
  readonly to: string;
}

/** The way back to the home page, over what lies between, and where one is. */
export function Breadcrumb({ title, steps = [] }: { title: string; steps?: readonly PathStep[] }) {
  return (
    <nav aria-label={contentCopy.path} className="text-sm text-muted no-print">
      <ol className="flex flex-wrap items-center gap-x-2">
        <li>
          <Link
            to={href("home")}
            className="inline-flex items-center min-h-9 text-muted hover:text-primary"
          >
            {contentCopy.home}
          </Link>
        </li>
        {steps.map((step) => (
          <li key={step.to} className="inline-flex items-center gap-2">
            <Icon name="i-lucide-chevron-right" />
            <Link
              to={step.to}
              className="inline-flex items-center min-h-9 text-muted hover:text-primary"
            >
              {step.title}
            </Link>
          </li>
        ))}
        <li aria-current="page" className="inline-flex items-center gap-2">
          <Icon name="i-lucide-chevron-right" />
          {title}
        </li>
      </ol>
    </nav>
  );
}
