/** @jsxImportSource hono/jsx */
import type { Child } from "hono/jsx";

/** A word about how something stands; `alert` where somebody has to do something about it. */
export const Badge = ({
  isAlert = false,
  children,
}: {
  readonly isAlert?: boolean;
  readonly children?: Child;
}) => <span class={isAlert ? "badge alert" : "badge"}>{children}</span>;

/** What came of a form that was sent. */
export const Notice = ({ text }: { readonly text: string | undefined }) =>
  text === undefined ? null : (
    <p class="notice" role="status">
      {text}
    </p>
  );

/** What is wrong, over the form it is about. */
export const Refusal = ({ text }: { readonly text: string | undefined }) =>
  text === undefined ? null : (
    <p class="error" role="alert">
      {text}
    </p>
  );
