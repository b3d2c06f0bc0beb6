import type { ReactNode } from "react";
import { useActionData } from "react-router";
import type * as v from "valibot";
import { LightForm } from "#client/form/light-form.tsx";
import { Notice } from "#client/ui/notice.tsx";
import type { Refusal } from "./refusal.server.ts";

interface PostedFormProps {
  action: string;
  loadSchema: () => Promise<v.GenericSchema>;
  /** Draws the fields with what was typed before a refusal. */
  children: (values: Readonly<Record<string, string>>) => ReactNode;
}

/** A form the browser sends itself, so that it works without scripts; a refused one comes back as it was. */
export function PostedForm({ action, loadSchema, children }: PostedFormProps) {
  const refusal = useActionData<Refusal>();
  const hasErrors = refusal !== undefined && Object.keys(refusal.errors).length > 0;
  return (
    <LightForm
      action={action}
      loadSchema={loadSchema}
      {...(hasErrors ? { errors: refusal.errors } : {})}
    >
      {refusal === undefined || refusal.message === "" ? null : (
        <Notice kind="error">{refusal.message}</Notice>
      )}
      {children(refusal?.values ?? {})}
    </LightForm>
  );
}
