import { Link, useLoaderData } from "react-router";
import { href } from "#shared/routes.ts";
import { CallSent } from "#client/contact-form/call-sent.tsx";
import { LinePicture } from "#client/illustrations/line-picture.tsx";
import { CallRequestForm } from "./call-request-form.tsx";
import { requestQuoteCopy } from "./copy.ts";
import type { RequestQuoteData } from "./loader.server.ts";

/** Asks to be called about one product, and afterwards says under which number. */
export function Page() {
  const { product, reference } = useLoaderData<RequestQuoteData>();
  if (reference !== null) {
    const back = { to: href("home"), label: requestQuoteCopy.back };
    return <CallSent subject={product.name} reference={reference} back={back} />;
  }
  return (
    <div className="page grid items-start gap-8 py-8 desktop:grid-cols-[1fr_32rem] desktop:grid-rows-[auto_1fr] desktop:gap-x-16 desktop:py-12">
      <div>
        <p className="badge bg-tint text-primary">{product.name}</p>
        <h1 className="h1 mt-4">{requestQuoteCopy.title}</h1>
        <p className="mt-3 max-w-[36rem] text-lg">{requestQuoteCopy.lead}</p>
      </div>
      <section className="card p-5 desktop:col-start-2 desktop:row-span-2 desktop:p-7">
        <CallRequestForm />
      </section>
      <div>
        <h2 className="h3">{requestQuoteCopy.stepsTitle}</h2>
        <ol className="mt-3 flex flex-col gap-2.5 pl-6 list-decimal marker:text-primary marker:font-semibold">
          {requestQuoteCopy.steps.map((step) => (
            <li key={step} className="pl-1">
              {step}
            </li>
          ))}
        </ol>
        <p className="mt-6">
          <Link to={product.page ?? href("home")} className="link">
            {product.page === null ? requestQuoteCopy.back : requestQuoteCopy.otherProduct}
          </Link>
        </p>
        <LinePicture
          productId={product.id}
          className="hidden mt-8 w-52 text-primary desktop:block"
        />
      </div>
    </div>
  );
}
