/** @jsxImportSource hono/jsx */

/** A label and what stands beside it; what has no value is not shown. */
export type Fact = readonly [label: string, text: string | undefined];

/** What is known of something, line by line. */
export const Facts = ({ facts }: { readonly facts: readonly Fact[] }) => (
  <dl>
    {facts.map(([label, text]) =>
      text === undefined ? null : (
        <div>
          <dt>{label}</dt>
          <dd>{text}</dd>
        </div>
      ),
    )}
  </dl>
);
