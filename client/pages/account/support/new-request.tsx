import { useActionData, useNavigation } from "react-router";
import { LightField } from "#client/form/light-field.tsx";
import { SubmitButton } from "#client/form/submit-button.tsx";
import { maxSubjectLength, maxSupportMessageLength } from "#shared/schemas/support-text.ts";
import { AccountForm } from "../account-form.tsx";
import type { AccountRefusal } from "../refusal.server.ts";
import { sectionHref } from "../section-href.ts";
import { supportCopy } from "./copy.ts";
import { FilesField } from "./files-field.tsx";
import type { RequestList } from "./views.ts";

/** The form of a new request; open when somebody came for it, or while there is nothing else to see. */
export function NewRequest({ data }: { data: RequestList }) {
  const refusal = useActionData<AccountRefusal>();
  const isOpen = data.newType !== null || data.requests.length === 0 || refusal !== undefined;
  return (
    <details className="card p-5 desktop:p-7" open={isOpen} key={data.newType ?? ""}>
      <summary className="h3 cursor-pointer text-primary">{supportCopy.newButton}</summary>
      <div className="mt-4">
        <RequestForm data={data} />
      </div>
    </details>
  );
}

function RequestForm({ data }: { data: RequestList }) {
  const { state } = useNavigation();
  return (
    <AccountForm
      action={sectionHref("desteklerim")}
      intent="open"
      encType="multipart/form-data"
      loadSchema={async () => (await import("./schema.ts")).NewRequestSchema}
    >
      {(typed) => (
        <>
          <input type="hidden" name="quoteId" value={typed?.["quoteId"] ?? data.quoteId ?? ""} />
          <LightField
            kind="select"
            name="typeId"
            label={supportCopy.type}
            options={data.types}
            value={typed?.["typeId"] ?? data.newType ?? ""}
          />
          <LightField
            kind="text"
            name="subject"
            label={supportCopy.subject}
            maxLength={maxSubjectLength}
            value={typed?.["subject"]}
          />
          <LightField
            kind="message"
            name="message"
            label={supportCopy.message}
            maxLength={maxSupportMessageLength}
            value={typed?.["message"]}
          />
          <FilesField />
          <SubmitButton loading={state !== "idle"}>{supportCopy.send}</SubmitButton>
        </>
      )}
    </AccountForm>
  );
}
