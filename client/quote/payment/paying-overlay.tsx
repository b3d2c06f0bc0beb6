import { Spinner } from "#client/ui/spinner.tsx";
import { purchaseCopy } from "./purchase-copy.ts";

/** Covers the page while a payment is under way. */
export function PayingOverlay() {
  return (
    <div role="status" className="paying-overlay">
      <Spinner />
      <p className="h2">{purchaseCopy.paying}</p>
    </div>
  );
}
