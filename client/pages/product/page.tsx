import { useLoaderData } from "react-router";
import { Breadcrumb } from "#client/content/breadcrumb.tsx";
import { Contents } from "#client/content/contents.tsx";
import { contentCopy } from "#client/content/copy.ts";
import { Prose } from "#client/content/prose.tsx";
import { Questions } from "#client/content/questions.tsx";
import { LinePicture } from "#client/illustrations/line-picture.tsx";
import { Notice } from "#client/ui/notice.tsx";
import { productCopy } from "./copy.ts";
import type { ProductData } from "./loader.server.ts";
import { QuoteCard } from "./quote-card.tsx";

/** A product: what it is, the way to a quote, and everything worth knowing before buying it. */
export function Page() {
  const data = useLoaderData<ProductData>();
  const { product, text } = data;
  return (
    <>
      <section className="bg-tint">
        <div className="page grid items-start gap-8 py-4 desktop:grid-cols-[1fr_26rem] desktop:gap-12 desktop:pb-12">
          <div>
            <Breadcrumb title={product.name} />
            <h1 className="h1 mt-2 desktop:mt-8">{product.name}</h1>
            <p className="mt-3 max-w-[36rem] text-lg">{product.summary}</p>
            <Facts />
            <LinePicture
              productId={product.id}
              className="hidden mt-8 w-64 text-primary desktop:block"
            />
          </div>
          <QuoteCard data={data} />
        </div>
      </section>
      <div className="page grid gap-x-16 gap-y-8 py-10 desktop:grid-cols-[minmax(0,44rem)_1fr]">
        <article className="min-w-0 flex flex-col gap-12">
          {text === null ? (
            <Notice kind="warning">{contentCopy.unavailable}</Notice>
          ) : (
            <>
              <Prose html={text.html} />
              <Questions questions={text.questions} />
              {text.updated === "" ? null : (
                <p className="text-sm text-muted">{contentCopy.updated(text.updated)}</p>
              )}
            </>
          )}
        </article>
        <aside className="hidden desktop:block no-print">
          <div className="sticky top-24 flex flex-col gap-6">
            <Contents headings={text?.headings ?? []} />
            <p>
              <a href="#teklif" className="btn-secondary">
                {productCopy.asideStart}
              </a>
            </p>
          </div>
        </aside>
      </div>
    </>
  );
}

function Facts() {
  return (
    <ul className="mt-5 flex flex-col gap-1.5">
      {productCopy.facts.map((fact) => (
        <li key={fact} className="flex items-center gap-2.5">
          <span className="i-lucide-check text-lg text-success" aria-hidden="true" />
          {fact}
        </li>
      ))}
    </ul>
  );
}
