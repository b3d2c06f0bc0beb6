import { useStore } from "@tanstack/react-form";
import { useRef } from "react";
import { useAdoption } from "#client/ui/use-adoption.ts";
import { useFormContext } from "./form-provider.tsx";
import { RepeatedGroup } from "./repeated-group.tsx";
import type { RepeatedGroupProps } from "./repeated-group.tsx";

interface FormGroupProps extends Omit<RepeatedGroupProps, "count" | "error"> {
  /** The rows the server keeps, by the names of their fields within the row. */
  readonly rows: readonly Readonly<Record<string, string>>[];
}

/** A repeated group in a form state: the rows the server answers with become the form's. */
export function FormGroup({ rows, ...group }: FormGroupProps) {
  const form = useFormContext();
  const known = useRef(rows.length);
  useAdoption(rows.length, {
    change: (count) => {
      const before = known.current;
      known.current = count;
      const rowName = (index: number) => `${group.name}[${index}]`;
      for (let index = before; index < count; index += 1) {
        form.setFieldValue(rowName(index), rows[index]);
      }
      if (count >= before) return;
      // Rows may have moved up: neither values nor messages stay with their number.
      for (let index = before - 1; index >= count; index -= 1) form.deleteField(rowName(index));
      form.setFieldValue(group.name, rows);
      for (const name of Object.keys(form.state.fieldMeta)) {
        if (!name.startsWith(`${group.name}[`)) continue;
        form.setFieldMeta(name, (meta) => ({ ...meta, isBlurred: false, isDirty: false }));
      }
    },
  });
  const error: unknown = useStore(form.store, ({ fieldMeta, submissionAttempts }) =>
    submissionAttempts > 0 ? fieldMeta[group.name]?.errors[0] : undefined,
  );
  return (
    <RepeatedGroup
      {...group}
      count={rows.length}
      error={typeof error === "string" ? error : undefined}
    />
  );
}
