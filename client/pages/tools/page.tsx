import { Link, useLoaderData } from "react-router";
import { Breadcrumb } from "#client/content/breadcrumb.tsx";
import { contentCopy } from "#client/content/copy.ts";
import { toolsCopy } from "./copy.ts";
import type { ToolsData } from "./loader.server.ts";

/** The tools and calculators to choose from. */
export function Page() {
  const { tools } = useLoaderData<ToolsData>();
  return (
    <div className="page py-4 desktop:py-8">
      <Breadcrumb title={contentCopy.tools} />
      <header className="mt-2 mb-6 max-w-[46rem]">
        <h1 className="h1">{contentCopy.tools}</h1>
        <p className="mt-3 text-muted desktop:text-lg">{toolsCopy.lead}</p>
      </header>
      <ul aria-label={toolsCopy.list} className="grid gap-4 desktop:grid-cols-3">
        {tools.map(({ title, lead, to }) => (
          <li key={to} className="card relative flex flex-col gap-1.5 p-5">
            <h2 className="h3">
              <Link
                to={to}
                className="text-primary no-underline hover:underline after:absolute after:inset-0"
              >
                {title}
              </Link>
            </h2>
            <p className="text-sm text-muted">{lead}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}
