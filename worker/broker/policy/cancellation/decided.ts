import type { PolicyServices } from "../services.ts";
import type { Cancellation } from "./cancellation-record.ts";
import { backKurus, moved } from "./cancellation-record.ts";
import { confirmed } from "./cancellation-steps.ts";

/** How it goes on by what the office has decided of it; undefined where nothing is decided, or it has moved on since. */
export async function decided(
  cancellation: Cancellation,
  { store, now }: PolicyServices,
): Promise<Cancellation | undefined> {
  const row = await store.cancellations.find(cancellation.cancellationId);
  if (row === undefined || row.decision === null) return undefined;
  const { state, trouble } = cancellation;
  const reason = await store.cancellations.noteOf(row);
  const said = reason === undefined ? {} : { reason };
  const isOpen = state === "checking" || trouble === "unsupported";
  switch (row.decision) {
    case "accept":
      return state === "checking" ? moved(cancellation, "sending", now()) : undefined;
    case "another-paper":
      return state === "checking" ? moved(cancellation, "paper-wanted", now(), said) : undefined;
    case "refuse":
      return isOpen ? moved(cancellation, "refused", now(), said) : undefined;
    case "confirm":
      return trouble === "unsupported"
        ? confirmed(
            cancellation,
            {
              endorsementNumber: reason ?? cancellation.policyNumber,
              endsOn: cancellation.endsOn,
              refundKurus: backKurus(cancellation),
            },
            now(),
          )
        : undefined;
    case "transfer":
      return state === "by-hand"
        ? moved(cancellation, "done", now(), { by: "transfer", returnedAt: now() })
        : undefined;
    default:
      return undefined;
  }
}
