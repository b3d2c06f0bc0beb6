import type { ReactNode } from "react";
import { Button } from "#client/ui/button.tsx";

/** The one primary button of a form; while it loads it is disabled and shows a spinner. */
export function SubmitButton({
  loading = false,
  children,
}: {
  loading?: boolean;
  children: ReactNode;
}) {
  return (
    <Button type="submit" loading={loading} className="w-full desktop:w-auto desktop:self-start">
      {children}
    </Button>
  );
}
