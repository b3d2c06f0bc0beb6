import { useEffect, useState } from "react";
import { getPage } from "#shared/calls/reference/get-page.ts";
import { callProxy } from "#client/api/browser-api.ts";
import { Notice } from "#client/ui/notice.tsx";
import { Spinner } from "#client/ui/spinner.tsx";
import { preferencesCopy } from "./preferences-copy.ts";

type Policy =
  | { readonly state: "loading" }
  | { readonly state: "failed" }
  | { readonly state: "here"; readonly html: string };

/** The cookie policy's text, fetched when the preferences open. The text is our own, or cleaned by the edge. */
export function CookiePolicy() {
  const [policy, setPolicy] = useState<Policy>({ state: "loading" });
  useEffect(() => {
    let isGone = false;
    void callProxy(getPage, { slug: "cerezPolitikasi" }).then(({ data }) => {
      if (isGone) return;
      setPolicy(data === null ? { state: "failed" } : { state: "here", html: data.postContent });
    });
    return () => {
      isGone = true;
    };
  }, []);
  switch (policy.state) {
    case "loading":
      return <Spinner label={preferencesCopy.policyLoading} />;
    case "failed":
      return <Notice kind="warning">{preferencesCopy.policyFailed}</Notice>;
    case "here":
      return <div className="prose" dangerouslySetInnerHTML={{ __html: policy.html }} />;
  }
}
