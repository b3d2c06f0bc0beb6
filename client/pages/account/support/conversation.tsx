import { Link } from "react-router";
import { LightField } from "#client/form/light-field.tsx";
import { SubmitButton } from "#client/form/submit-button.tsx";
import { Badge } from "#client/ui/badge.tsx";
import { maxSupportMessageLength } from "#shared/schemas/support-text.ts";
import { AccountForm } from "../account-form.tsx";
import { Fact } from "../fact.tsx";
import { sectionHref } from "../section-href.ts";
import { supportCopy } from "./copy.ts";
import { FilesField } from "./files-field.tsx";
import { statusTones } from "./status-tones.ts";
import type { OneRequest } from "./views.ts";
import { Icon } from "#client/ui/icon.tsx";

/** One request: everything written in it, and the member's next message. */
export function Conversation({ data }: { data: OneRequest }) {
  const { request, messages } = data;
  return (
    <div className="flex flex-col gap-5 max-w-[720px]">
      <Link to={sectionHref("desteklerim")} className="link self-start">
        {supportCopy.back}
      </Link>
      <section className="card p-5 desktop:p-7">
        <div className="flex flex-wrap items-start justify-between gap-2">
          <h2 className="h3 min-w-0 break-words">{request.subject}</h2>
          <Badge tone={statusTones[request.status]}>{request.statusText}</Badge>
        </div>
        <dl className="grid gap-x-6 gap-y-2 mt-3 desktop:grid-cols-3">
          <Fact label={supportCopy.reference}>{request.referenceNumber}</Fact>
          <Fact label={supportCopy.type}>{request.typeText}</Fact>
          <Fact label={supportCopy.opened}>{request.createdAt}</Fact>
        </dl>
        <ol className="flex flex-col gap-3 mt-5">
          {messages.map((message) => (
            <Message key={message.messageId} message={message} />
          ))}
        </ol>
      </section>
      <Reply request={request} />
    </div>
  );
}

function Message({ message }: { message: OneRequest["messages"][number] }) {
  const isOffice = message.author === "office";
  return (
    <li
      className={`rounded-card p-4 max-w-[90%] ${isOffice ? "self-start bg-tint" : "self-end border border-solid border-line"}`}
    >
      <p className="text-sm text-muted">
        <strong className="text-ink">{isOffice ? supportCopy.office : supportCopy.you}</strong> ·{" "}
        {message.at}
      </p>
      <p className="mt-1 whitespace-pre-line break-words">{message.text}</p>
      {message.files.length === 0 ? null : (
        <ul className="mt-2 flex flex-col gap-1">
          {message.files.map((file) => (
            <li key={file.href}>
              <a href={file.href} className="link inline-flex items-center gap-1.5" download>
                <Icon name="i-lucide-paperclip" />
                <span className="min-w-0 break-words">
                  {supportCopy.download(file.fileName, file.size)}
                </span>
              </a>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

function Reply({ request }: { request: OneRequest["request"] }) {
  const isSolved = request.status === "solved";
  return (
    <section className="card p-5 desktop:p-7">
      <h2 className="h3 mb-4">
        {isSolved ? supportCopy.replySolvedTitle : supportCopy.replyTitle}
      </h2>
      <AccountForm
        action={sectionHref("desteklerim", { talep: request.requestId })}
        intent="reply"
        encType="multipart/form-data"
        loadSchema={async () => (await import("./schema.ts")).ReplySchema}
      >
        {(typed) => (
          <>
            <input type="hidden" name="requestId" value={request.requestId} />
            <LightField
              kind="message"
              name="message"
              label={supportCopy.message}
              maxLength={maxSupportMessageLength}
              value={typed?.["message"]}
            />
            <FilesField />
            {isSolved ? null : (
              <LightField kind="consent" name="isSolved" label={supportCopy.isSolved} isOptional />
            )}
            <SubmitButton>{supportCopy.reply}</SubmitButton>
          </>
        )}
      </AccountForm>
    </section>
  );
}
