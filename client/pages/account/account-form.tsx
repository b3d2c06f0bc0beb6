import type { ReactNode } from "react";
import { useActionData } from "react-router";
import type * as v from "valibot";
import { LightForm } from "#client/form/light-form.tsx";
import { RefusalNotice } from "#client/ui/notice.tsx";
import type { AccountRefusal } from "./refusal.server.ts";

interface AccountFormProps<Schema extends v.GenericSchema> {
  readonly action: string;
  /** What the form wants; the action tells several forms of a section apart by it. */
  readonly intent: string;
  readonly loadSchema: () => Promise<Schema>;
  /** Takes over a submit that holds; without it the browser sends the form. */
  readonly onValid?: (value: v.InferOutput<Schema>) => void;
  readonly className?: string;
  readonly encType?: "multipart/form-data";
  /** Draws the fields; `typed` is what was typed before a refusal, undefined when nothing was refused. */
  readonly children: (typed: Readonly<Record<string, string>> | undefined) => ReactNode;
}

/** A form of the account; a refused one comes back as it was, with or without scripts. */
export function AccountForm<Schema extends v.GenericSchema>(props: AccountFormProps<Schema>) {
  const { action, intent, loadSchema, onValid, className, children } = props;
  const last = useActionData<AccountRefusal>();
  const refusal = last?.intent === intent ? last : undefined;
  const hasErrors = refusal !== undefined && Object.keys(refusal.errors).length > 0;
  return (
    <LightForm
      action={action}
      idPrefix={intent}
      loadSchema={loadSchema}
      {...(hasErrors ? { errors: refusal.errors } : {})}
      {...(props.encType === undefined ? {} : { encType: props.encType })}
      {...(onValid === undefined ? {} : { onValid })}
      {...(className === undefined ? {} : { className })}
    >
      <input type="hidden" name="intent" value={intent} />
      {refusal === undefined || refusal.message === "" ? null : (
        <RefusalNotice of={refusal} isTold={refusal.codeFailure !== undefined}>
          {refusal.message}
        </RefusalNotice>
      )}
      {children(refusal?.values)}
    </LightForm>
  );
}
