import type { InboxKind } from "../inbox/inbox-kinds.ts";
import type { Fact } from "../kit/facts.tsx";

export interface ItemFile {
  readonly fileId: string;
  readonly fileName: string;
}

/** Something written in a record, by whom. */
export interface ItemMessage {
  readonly author: string;
  readonly isOffice: boolean;
  readonly at: string;
  readonly text: string;
  readonly files: readonly ItemFile[];
}

/** What may be done with a record as it stands. */
export interface ItemActions {
  readonly take: boolean;
  readonly release: boolean;
  readonly close: boolean;
  readonly reopen: boolean;
  readonly judge: boolean;
  /** Whether a refusal is told to somebody, so that it needs a reason. */
  readonly tellsReason?: boolean;
  /** How an answer goes out; absent where there is nobody to answer. */
  readonly answer?: {
    /** Whether it also says how the request stands then. */
    readonly choosesState: boolean;
    readonly maxLength: number;
    /** Whether it goes out as a text message. */
    readonly isText: boolean;
  };
}

/** One record with everything the office needs of it. */
export interface Item {
  readonly reference: string;
  /** Another one after every change but of who deals with it. */
  readonly version: number;
  /** Name of the account that deals with it. */
  readonly takenBy: string | null;
  readonly kind: InboxKind;
  readonly title: string;
  readonly state: string;
  readonly groups: readonly { readonly title: string; readonly facts: readonly Fact[] }[];
  /** The quote it is about; its page is opened through the office. */
  readonly quoteId: string | undefined;
  readonly messages: readonly ItemMessage[];
  readonly actions: ItemActions;
  /** Whether the law gives a day by which it is answered and nobody has: it is closed with a reason alone. */
  readonly owesAnswer?: boolean;
  /** Whether a registry says otherwise by now, so that it cannot be accepted. */
  readonly isContradicted?: boolean;
}
