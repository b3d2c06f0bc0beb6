import type { LoaderInput } from "#client/loaders.ts";
import type { Head } from "#shared/head.ts";
import { quoteHref } from "#shared/routes.ts";
import { accountCopy } from "./copy.ts";

export function loadAccount({ page }: LoaderInput) {
  const head: Head = {
    title: `${accountCopy.title} | ${page.site.name}`,
    description: accountCopy.text,
    keywords: "",
    isPrivate: true,
  };
  return { head, quotePath: quoteHref("trafik") };
}

export type AccountData = ReturnType<typeof loadAccount>;
