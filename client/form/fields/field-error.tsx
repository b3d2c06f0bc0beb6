import { Icon } from "#client/ui/icon.tsx";

/** A field's message: never by colour alone. */
export function FieldError({ id, message }: { id: string; message: string }) {
  return (
    <p id={id} className="field-error">
      <Icon name="i-lucide-circle-alert" className="mt-1" />
      <span>{message}</span>
    </p>
  );
}
