import type { ReactNode } from "react";

interface Props {
  readonly seconds: number;
  /** What a visitor may press meanwhile. */
  readonly children?: ReactNode;
}

/** Has the browser load the page anew where no script asks again. */
export const RefreshWithoutScripts = ({ seconds, children }: Props) => (
  <noscript>
    <meta httpEquiv="refresh" content={String(seconds)} />
    {children}
  </noscript>
);
