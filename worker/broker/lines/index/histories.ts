// Made by `npm run docs`; do not edit.
import type { LineId } from "#shared/lines/registry.ts";
import type { AnyHistory } from "#worker/broker/lines/history/define-history.ts";
import { trafikHistory } from "#worker/broker/lines/trafik/history.ts";
import { kaskoHistory } from "#worker/broker/lines/kasko/history.ts";
import { ikincieltrafikHistory } from "#worker/broker/lines/ikincieltrafik/history.ts";
import { galericikisatrafikHistory } from "#worker/broker/lines/galericikisatrafik/history.ts";
import { daskHistory } from "#worker/broker/lines/dask/history.ts";

/** What lines price of the past; those that are missing price nothing of it. */
export const ownHistories = {
  trafik: trafikHistory,
  kasko: kaskoHistory,
  ikincieltrafik: ikincieltrafikHistory,
  galericikisatrafik: galericikisatrafikHistory,
  dask: daskHistory,
} as const satisfies { readonly [Id in LineId]?: AnyHistory };
