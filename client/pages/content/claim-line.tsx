import { Form } from "react-router";
import { LightField } from "#client/form/light-field.tsx";
import { telHref } from "#client/frame/tel-href.ts";
import { claimFirmAnchor, claimFirmQuery } from "#shared/content/claim-href.ts";
import { href } from "#shared/routes.ts";
import type { ClaimFirm } from "./claim-firms.server.ts";
import { contentPageCopy } from "./copy.ts";
import { JumpLinks } from "./jump-links.tsx";

interface ClaimLineProps {
  readonly firms: readonly ClaimFirm[];
  /** The insurer that the address names. */
  readonly chosen: string;
}

/** Whom to call: the insurer is chosen in the address, and its phone stands below. */
export function ClaimLine({ firms, chosen }: ClaimLineProps) {
  if (firms.length === 0) return null;
  const firm = firms.find(({ id }) => id === chosen);
  return (
    <section aria-labelledby={claimFirmAnchor} className="card p-5">
      <h2 id={claimFirmAnchor} className="h3 mb-3 scroll-mt-32">
        {contentPageCopy.claimTitle}
      </h2>
      <Form
        method="get"
        action={`${href("claim")}#${claimFirmAnchor}`}
        className="flex flex-wrap items-end gap-3"
      >
        <div className="flex-1 min-w-56">
          <LightField
            kind="select"
            name={claimFirmQuery}
            label={contentPageCopy.claimFirm}
            options={firms}
            placeholder={contentPageCopy.claimChoose}
            value={firm?.id ?? ""}
          />
        </div>
        <button type="submit" className="btn-secondary min-h-12">
          {contentPageCopy.claimShow}
        </button>
      </Form>
      {firm !== undefined ? (
        <Line firm={firm} />
      ) : chosen === "" ? null : (
        <p className="mt-4 text-danger">{contentPageCopy.claimUnknown}</p>
      )}
    </section>
  );
}

function Line({ firm }: { firm: ClaimFirm }) {
  return (
    <div className="mt-4 flex flex-col gap-2">
      <p className="text-lg font-semibold">
        {firm.name}:{" "}
        <a href={telHref(firm.phone)} className="link tabular-nums">
          {firm.phone}
        </a>
      </p>
      <p className="text-sm text-muted">{contentPageCopy.claimLines}</p>
      <JumpLinks links={firm.lines.map(({ name, anchor }) => ({ id: anchor, label: name }))} />
    </div>
  );
}
