import type { DataOf, RequestOf } from "#shared/calls/call.ts";
import type { queryHome } from "#shared/calls/assets/query-home.ts";
import { todayInIstanbul } from "#shared/format/date.ts";
import type { LineId } from "#shared/lines/registry.ts";
import { isLineId, lines } from "#shared/lines/registry.ts";
import { err, ok } from "#shared/result.ts";
import { invalidField } from "../../api/failure.ts";
import type { Handler } from "../../api/handler.ts";
import { historyOf } from "../../lines/history/histories.ts";
import { ratings } from "../../lines/quote-line.ts";
import { lookUpAccess } from "../../limits/look-up-access.ts";
import { homeSideCopy as copy } from "./copy.ts";
import { floorErrors } from "./construction.ts";
import { floorOf } from "./floor.ts";
import { daskEndOf, factsOf } from "./registered-home.ts";
import { soldDaskEnd } from "./sold-earthquake.ts";
import { registryWaitMs } from "../../registries/registry-wait.ts";
import type { AssetServices } from "../services.ts";

/** A home as registered, with the sums a line proposes for it. */
export const answerQueryHome: Handler<
  RequestOf<typeof queryHome>,
  DataOf<typeof queryHome>,
  AssetServices
> = async (input, context) => {
  const { masterBranch, uavtCode, daskPolicyNumber, floor = "" } = input;
  if (!isLineId(masterBranch) || lines[masterBranch].asset.id !== "home") {
    return err(invalidField("MasterBranch", copy.noHomeLine));
  }
  const access = await lookUpAccess(input.phone, input.nationalNumber, context);
  if (!access.ok) return access;
  const { homes, now } = context.services;
  const today = todayInIstanbul(now());
  const signal = AbortSignal.timeout(registryWaitMs);
  const answer = await homes.find({ uavtCode, today }, signal).catch(() => "silent" as const);
  if (answer === "silent") return err({ kind: "addresses-unavailable" });
  if (answer === undefined) return err(invalidField("UavtCode", copy.unknownCode));
  const known = factsOf(answer);
  const errors = floorErrors(floorOf(floor) ?? 0, known.storeys);
  if (Object.keys(errors).length > 0) return err({ kind: "invalid", errors });
  const { phoneIndex } = access.value;
  const search = { phoneIndex, now: now() };
  const soldEnd = await soldDaskEnd(uavtCode, search, context.services);
  const insured = { ...known, ...daskEndOf(answer, daskPolicyNumber, soldEnd) };
  return ok({
    address: known.address,
    constructionStyle: known.construction,
    constructionYear: known.constructionYear,
    storeyBand: known.storeys,
    grossArea: known.areaM2,
    ...policyEndOf(masterBranch, insured, today),
    proposals: proposalsOf(masterBranch, insured, today),
  });
};

/** The last day of a home's policy of a line, where the line goes by one. */
function policyEndOf(
  line: LineId,
  insured: object,
  today: string,
): { readonly previousPolicyEnd?: string } {
  const history: { readonly previousPolicyEnd?: string } = historyOf(line).of(
    undefined,
    [insured as never],
    today,
  );
  const { previousPolicyEnd } = history;
  return previousPolicyEnd === undefined ? {} : { previousPolicyEnd };
}

const proposalsOf = (line: LineId, insured: object, today: string) =>
  Object.entries(ratings[line].propose?.(insured as never, today) ?? {}).map(([field, kurus]) => ({
    field,
    kurus,
  }));
