import type { ReactNode } from "react";
import { useLoaderData } from "react-router";
import { Breadcrumb } from "#client/content/breadcrumb.tsx";
import { Contents } from "#client/content/contents.tsx";
import { contentCopy } from "#client/content/copy.ts";
import type { Heading, PageText } from "#client/content/load-text.server.ts";
import { Prose } from "#client/content/prose.tsx";
import { Questions } from "#client/content/questions.tsx";
import { LinePicture } from "#client/illustrations/line-picture.tsx";
import { QuoteCard } from "#client/quick-start/quote-card.tsx";
import type { Calculator as CalculatorOfLine } from "#client/tool/calculator.tsx";
import { TextPlace, WhenThere } from "#client/ui/later.tsx";
import { Notice } from "#client/ui/notice.tsx";
import { productCopy } from "./copy.ts";
import { examplesCopy } from "./examples-copy.ts";
import type { ProductData } from "./loader.server.ts";
import { PriceExamples } from "./price-examples.tsx";
import { Icon } from "#client/ui/icon.tsx";

/** A product: what it is, the way to a quote, and everything worth knowing before buying it. */
export function Page({ Calculator }: { Calculator?: typeof CalculatorOfLine }) {
  const data = useLoaderData<ProductData>();
  const { product, text } = data;
  const place = (
    <ProductText>
      <TextPlace lines={12} label={contentCopy.loading} />
    </ProductText>
  );
  return (
    <>
      <section className="bg-tint">
        <div className="page grid grid-cols-[minmax(0,1fr)] items-start gap-x-12 gap-y-4 py-4 desktop:grid-cols-[1fr_26rem] desktop:grid-rows-[auto_1fr] desktop:pb-12">
          <div>
            <Breadcrumb title={product.name} />
            <h1 className="h1 mt-2 desktop:mt-8">{product.name}</h1>
            <p className="mt-2 max-w-[36rem] desktop:mt-3 desktop:text-lg">{product.summary}</p>
          </div>
          <div className="desktop:col-start-2 desktop:row-start-1 desktop:row-span-2">
            <QuoteCard start={data.start} quotePath={data.quotePath} />
          </div>
          <div>
            <Facts />
            <LinePicture
              productId={product.id}
              className="hidden mt-8 w-64 text-primary desktop:block"
            />
          </div>
        </div>
      </section>
      {data.tool === null || Calculator === undefined ? null : <Calculator tool={data.tool} />}
      <WhenThere value={text} fallback={place}>
        {(found) =>
          found === null ? (
            <ProductText>
              <Notice kind="warning">{contentCopy.unavailable}</Notice>
            </ProductText>
          ) : (
            <ProductText headings={headingsOf(found)}>
              <Prose html={found.html} />
              <PriceExamples examples={found.examples} />
              <Questions questions={found.questions} />
              {found.updated === "" ? null : (
                <p className="text-sm text-muted">{contentCopy.updated(found.updated)}</p>
              )}
            </ProductText>
          )
        }
      </WhenThere>
    </>
  );
}

/** Headings of the text, and of the examples that stand below it. */
const headingsOf = ({ headings, examples }: PageText): readonly Heading[] =>
  examples === undefined
    ? headings
    : [...headings, { id: examplesCopy.id, text: examplesCopy.title }];

interface ProductTextProps {
  readonly headings?: readonly Heading[];
  readonly children: ReactNode;
}

/** What there is to read, beside the way through it. */
function ProductText({ headings = [], children }: ProductTextProps) {
  return (
    <div className="page text-columns gap-y-8 py-10">
      <article className="min-w-0 flex flex-col gap-12">{children}</article>
      <aside className="hidden desktop:block no-print">
        <div className="sticky top-24 flex flex-col gap-6">
          <Contents headings={headings} />
          <p>
            <a href="#teklif" className="btn-secondary">
              {productCopy.asideStart}
            </a>
          </p>
        </div>
      </aside>
    </div>
  );
}

function Facts() {
  return (
    <ul className="flex flex-col gap-1.5">
      {productCopy.facts.map((fact) => (
        <li key={fact} className="flex items-center gap-2.5">
          <Icon name="i-lucide-check" className="text-lg text-success" />
          {fact}
        </li>
      ))}
    </ul>
  );
}
