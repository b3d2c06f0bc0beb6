import { useForm } from "@tanstack/react-form";
import { useState } from "react";
import { DefaultButton } from "#client/form/default-button.tsx";
import { FormErrorSummary } from "#client/form/form-error-summary.tsx";
import { FormField } from "#client/form/form-field.tsx";
import { FormGroup } from "#client/form/form-group.tsx";
import { FormProvider } from "#client/form/form-provider.tsx";
import { formRules } from "#client/form/form-rules.ts";
import { SubmitButton } from "#client/form/submit-button.tsx";
import { peopleSchema } from "./schema.ts";
import type { GalleryData, People } from "./people.ts";

/** A repeated group as a step of the quote has it: the server keeps the rows, scripts or not. */
export function PeopleForm({ rows: given, sent }: Pick<GalleryData, "rows" | "sent">) {
  const [rows, setRows] = useState<People>(given);
  const [defaultValues] = useState({ people: given });
  const form = useForm({ ...formRules(peopleSchema), defaultValues });
  const post = async (data: FormData) => {
    const body = new URLSearchParams([...data].map(([name, value]) => [name, String(value)]));
    const headers = { accept: "application/json" };
    const response = await fetch("/people", { method: "POST", body, headers });
    setRows((await response.json()) as People);
  };
  return (
    <FormProvider form={form} idPrefix="group">
      <form
        method="post"
        action="/people"
        noValidate
        className="flex flex-col gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          const { submitter } = event;
          if (submitter instanceof HTMLButtonElement && submitter.formNoValidate) {
            void post(new FormData(event.currentTarget, submitter));
          } else void form.handleSubmit();
        }}
      >
        <DefaultButton intent="send" />
        <FormErrorSummary />
        <FormGroup name="people" label="Sigortalılar" rowLabel="Sigortalı" max={3} rows={rows}>
          {(row) => (
            <>
              <FormField name={`${row}.name`} kind="letters" label="Ad" />
              <FormField name={`${row}.birthDate`} kind="date" label="Doğum Tarihi" />
            </>
          )}
        </FormGroup>
        <SubmitButton>Sigortalıları kaydet</SubmitButton>
        <p>{sent === "" ? null : `Gönderilen: ${sent}`}</p>
      </form>
    </FormProvider>
  );
}
