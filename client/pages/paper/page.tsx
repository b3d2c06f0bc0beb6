import { Form, Link, useActionData, useLoaderData, useNavigation } from "react-router";
import { UploadField } from "#client/form/files/upload-field.tsx";
import { AccessStep } from "#client/quote/sharing/access-step.tsx";
import { Button } from "#client/ui/button.tsx";
import { Notice } from "#client/ui/notice.tsx";
import { maxSupportFileBytes } from "#shared/calls/support/support-fields.ts";
import { fileTypes } from "#shared/format/file-type.ts";
import { href } from "#shared/routes.ts";
import { paperCopy } from "./copy.ts";
import { fileField } from "./file-field.ts";
import type { PaperData, PaperRefusal } from "./loader.server.ts";

const megabytes = maxSupportFileBytes / 1024 ** 2;
const kinds = { pending: "info", accepted: "success", refused: "warning" } as const;

/** A paper in place of a registry's word: sent once, then judged by the office. */
export function Page() {
  const { link, isOwner, subject, correction, isProvisional } = useLoaderData<PaperData>();
  if (!isOwner) return <AccessStep />;
  const isOpen = isProvisional && correction !== "pending" && correction !== "accepted";
  return (
    <section className="narrow flex flex-col gap-5 py-6 desktop:py-10">
      <h1 className="h1">{paperCopy.title}</h1>
      {correction === null ? null : (
        <Notice kind={kinds[correction]}>
          {correction === "accepted" && isProvisional
            ? paperCopy.acceptedAlone
            : paperCopy.states[correction]}
        </Notice>
      )}
      {isOpen ? (
        <PaperForm subject={subject} />
      ) : correction === null ? (
        <Notice kind="info">{paperCopy.nothing}</Notice>
      ) : null}
      <p>
        <Link to={href("offers", { quote: link })} className="link">
          {paperCopy.back}
        </Link>
      </p>
    </section>
  );
}

function PaperForm({ subject }: { subject: string }) {
  const refusal = useActionData<Partial<PaperRefusal>>();
  const isBusy = useNavigation().formMethod === "POST";
  return (
    <Form
      method="post"
      encType="multipart/form-data"
      noValidate
      className="card flex flex-col gap-5 p-5 desktop:p-8"
    >
      <p className="text-muted">{paperCopy.lead(subject)}</p>
      <UploadField
        id={fileField}
        name={fileField}
        label={paperCopy.file}
        hint={paperCopy.fileHint(megabytes)}
        error={refusal?.paperError}
        maxMegabytes={megabytes}
        types={fileTypes}
      />
      <Button type="submit" loading={isBusy} className="self-start">
        {paperCopy.send}
      </Button>
    </Form>
  );
}
