import { Form, Link } from "react-router";
import { LightField } from "#client/form/light-field.tsx";
import { EmptyPicture } from "#client/illustrations/empty-picture.tsx";
import { Badge } from "#client/ui/badge.tsx";
import { Notice } from "#client/ui/notice.tsx";
import { href } from "#shared/routes.ts";
import { listCopy } from "../list-copy.ts";
import type { SectionData } from "../loader.server.ts";
import { Pagination } from "../pagination.tsx";
import { sectionHref } from "../section-href.ts";
import { supportCopy } from "./copy.ts";
import { Calls } from "./calls.tsx";
import { Conversation } from "./conversation.tsx";
import { NewRequest } from "./new-request.tsx";
import { statusTones } from "./status-tones.ts";
import type { RequestList } from "./views.ts";

type Data = SectionData<"desteklerim">;

/** The member's support requests, or one of them. */
export function SupportSection({ data }: { data: Data }) {
  switch (data.view) {
    case "one":
      return <Conversation data={data} />;
    case "missing":
      return (
        <div className="flex flex-col items-start gap-4">
          <Notice kind="error">{supportCopy.notFound}</Notice>
          <Link to={sectionHref("desteklerim")} className="link">
            {supportCopy.back}
          </Link>
        </div>
      );
    case "list":
      return <Requests data={data} />;
  }
}

function Requests({ data }: { data: RequestList }) {
  return (
    <div className="flex flex-col gap-5 max-w-[720px]">
      <p className="text-muted">{supportCopy.text}</p>
      <NewRequest data={data} />
      <Calls calls={data.calls} />
      <section className="card p-5 desktop:p-7">
        <h2 className="h3 mb-3">{supportCopy.listTitle}</h2>
        <StatusFilter data={data} />
        {data.requests.length === 0 ? (
          <p className="mt-4 flex items-center gap-4 text-muted">
            <EmptyPicture kind="support" className="w-24 shrink-0 text-primary" />
            {supportCopy.empty}
          </p>
        ) : null}
        <ul className="divide-y divide-line mt-3">
          {data.requests.map((request) => (
            <li key={request.requestId} className="py-3">
              <Link
                to={sectionHref("desteklerim", { talep: request.requestId })}
                className="group flex flex-wrap items-start justify-between gap-x-4 gap-y-1 no-underline text-ink"
              >
                <span className="min-w-0 break-words">
                  <span className="block font-medium group-hover:underline">{request.subject}</span>
                  <span className="block text-sm text-muted">
                    {request.referenceNumber} · {request.typeText} ·{" "}
                    {supportCopy.updated(request.updatedAt)}
                  </span>
                </span>
                <span className="flex gap-2">
                  {request.hasNews ? <Badge tone="accent">{supportCopy.news}</Badge> : null}
                  <Badge tone={statusTones[request.status]}>{request.statusText}</Badge>
                </span>
              </Link>
            </li>
          ))}
        </ul>
        <Pagination
          section="desteklerim"
          query={data.status === "" ? {} : { durum: data.status }}
          page={data.page}
          pageCount={data.pageCount}
        />
      </section>
    </div>
  );
}

function StatusFilter({ data }: { data: RequestList }) {
  return (
    <Form method="get" action={href("account")} className="flex items-end gap-3 max-w-md">
      <input type="hidden" name="page" value="desteklerim" />
      <div className="flex-1">
        <LightField
          kind="select"
          name="durum"
          label={supportCopy.status}
          options={data.statuses}
          placeholder={supportCopy.allStatuses}
          value={data.status}
        />
      </div>
      <button type="submit" className="btn-secondary min-h-12">
        {listCopy.filter}
      </button>
    </Form>
  );
}
