import { data } from "react-router";
import { productMenu } from "#client/frame/product-menu.server.ts";
import type { LoaderInput } from "#client/loaders.server.ts";
import { statusCodes } from "#shared/codes.ts";
import type { Head } from "#shared/head.ts";
import { notFoundCopy } from "./copy.ts";

/** Where unknown addresses lead; answered with the status that says so. */
export function loadNotFound({ page }: LoaderInput) {
  const head: Head = {
    title: notFoundCopy.headTitle(page.site.name),
    description: notFoundCopy.text,
    isPrivate: true,
  };
  const products = productMenu.flatMap(({ links }) => links);
  return data({ head, products }, { status: statusCodes.notFound });
}

export type NotFoundData = ReturnType<typeof loadNotFound>["data"];
