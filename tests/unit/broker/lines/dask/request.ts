import fc from "fast-check";
import type { DaskRequest } from "#worker/broker/lines/dask/risk.ts";
import { anyDay, anyHome, homeHolder, plainHome } from "../any-home.ts";

/** The compulsory insurance of a flat, for the first time. */
export const plainDaskRequest: DaskRequest = {
  productId: "dask",
  holder: homeHolder,
  insured: [plainHome],
  startDate: "2026-11-25",
  history: {},
  terms: {},
  provisional: [],
};

/** Any home that may be asked for. */
export const anyDaskRequest: fc.Arbitrary<DaskRequest> = fc
  .record({ home: anyHome, startDate: anyDay(Date.UTC(2026, 10, 20), Date.UTC(2027, 0, 19)) })
  .map(({ home, startDate }) => ({
    ...plainDaskRequest,
    insured: [home],
    startDate,
    history: home.daskPolicyEnd === undefined ? {} : { previousPolicyEnd: home.daskPolicyEnd },
  }));
