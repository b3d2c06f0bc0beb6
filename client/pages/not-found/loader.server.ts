import { data } from "react-router";
import { productMenu } from "#client/frame/product-menu.server.ts";
import type { LoaderInput } from "#client/loader-input.ts";
import { statusCodes } from "#shared/codes.ts";
import type { Head } from "#shared/head.ts";
import { soughtParameter, soughtQuote } from "#shared/routes.ts";
import { notFoundCopy } from "./copy.ts";

/** Where unknown addresses lead; answered with the status that says so. */
export function loadNotFound({ page, url }: LoaderInput) {
  const isQuote = url.searchParams.get(soughtParameter) === soughtQuote;
  const copy = isQuote ? notFoundCopy.quote : notFoundCopy.page;
  const head: Head = {
    title: notFoundCopy.headTitle(copy.head, page.site.name),
    description: copy.text,
    isUnlisted: true,
  };
  const products = productMenu.flatMap(({ links }) => links);
  return data(
    { head, products, isQuote, isMember: page.member.isSignedIn },
    { status: statusCodes.notFound },
  );
}

export type NotFoundData = ReturnType<typeof loadNotFound>["data"];
