import type { ReadonlySignal } from "@preact/signals-react";
import { useSignals } from "@preact/signals-react/runtime";
import { useEffect, useEffectEvent, useState } from "react";
import type { Call } from "#shared/calls/call.ts";
import type { ListState } from "./reference-lists.ts";
import { useStore } from "./store.ts";

/** A shared list, asked for once the page runs; undefined before that, and for as long as there is no input. */
export function useReferenceList<Request, Data, Item>(
  call: Call<Request, Data>,
  input: Request | undefined,
  itemsOf: (data: Data) => readonly Item[],
): ListState<Item> | undefined {
  useSignals();
  const { lists } = useStore();
  const [state, setState] = useState<ReadonlySignal<ListState<Item>>>();
  const key = input === undefined ? undefined : JSON.stringify(input);
  const ask = useEffectEvent(() =>
    setState(() => (input === undefined ? undefined : lists.list(call, input, itemsOf))),
  );
  useEffect(() => ask(), [key]);
  return state?.value;
}
