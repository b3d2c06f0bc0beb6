import { home } from "#shared/assets/home.ts";
import { todayInIstanbul } from "#shared/format/date.ts";
import { err, ok } from "#shared/result.ts";
import type { Result } from "#shared/result.ts";
import type { Failure } from "../../api/failure.ts";
import { invalidField } from "../../api/failure.ts";
import type { RegisteredHome } from "../../registries/home-registry.ts";
import { provinceName } from "../../registries/places.ts";
import type { AssetSide, Search } from "../asset-side.ts";
import type { FoundAsset } from "../asset-words.ts";
import { spokenAs } from "../asset-words.ts";
import type { StatedHome } from "./stated-home.ts";
import { statedErrors, statedHome } from "./stated-home.ts";
import { floorErrors } from "./construction.ts";
import { homeSideCopy as copy } from "./copy.ts";
import type { InsuredHome, homeFacts as facts } from "./facts.ts";
import { homeFacts } from "./facts.ts";
import { floorOf } from "./floor.ts";
import { daskEndOf, factsOf } from "./registered-home.ts";
import { soldDaskEnd } from "./sold-earthquake.ts";
import type { AssetServices } from "../services.ts";

/** A home before any registry has been asked. */
interface AskedHome {
  readonly uavtCode: string | undefined;
  /** Undefined when the visitor has said nothing of the building, because the registry is to say it. */
  readonly stated: StatedHome | undefined;
  /** What no registry knows. */
  readonly said: Pick<InsuredHome, "floor" | "use" | "damage" | "ownership" | "daskPolicyNumber">;
}

type Found = FoundAsset<typeof facts>;
type Answer = RegisteredHome | "silent" | undefined;

/** Whether somebody describes another building than is priced: who typed it by hand may have another home's code. */
const isAnother = (stated: StatedHome | undefined, known: StatedHome): boolean =>
  stated !== undefined &&
  (["areaM2", "constructionYear", "construction", "storeys"] as const).some(
    (name) => stated[name] !== known[name],
  );

/**
 * The home as it is priced: building and earthquake policy by the registry, where it knows the code. What was stated
 * stands in for a silent one and is provisional: no discount rests on it. Fails when the registry is silent and nothing
 * was stated, for a floor the building does not have.
 */
async function findHome(
  { uavtCode, stated, said }: AskedHome,
  search: Search,
  services: Pick<AssetServices, "homes" | "store">,
): Promise<Result<Found, Failure>> {
  const { now, waitMs } = search;
  const { homes } = services;
  const query = { uavtCode: uavtCode ?? "", today: todayInIstanbul(now) };
  const answer: Answer =
    uavtCode === undefined
      ? "silent"
      : await homes.find(query, AbortSignal.timeout(waitMs)).catch(() => "silent" as const);
  const isKnown = answer !== "silent" && answer !== undefined;
  const building = isKnown ? factsOf(answer) : stated;
  if (building === undefined) {
    return err(
      answer === undefined
        ? invalidField(home.fields.uavtCode.wire, copy.unknownCode)
        : { kind: "addresses-unavailable" },
    );
  }
  const errors = floorErrors(said.floor, building.storeys);
  if (Object.keys(errors).length > 0) return err({ kind: "invalid", errors });
  const code = uavtCode === undefined ? {} : { uavtCode };
  const soldEnd = uavtCode && (await soldDaskEnd(uavtCode, search, services));
  const insured = {
    ...code,
    ...said,
    ...building,
    ...daskEndOf(isKnown ? answer : undefined, said.daskPolicyNumber, soldEnd),
  };
  return ok({ insured, provisional: isKnown ? [] : ["insured"] });
}

/** A home. */
export const homeSide: AssetSide<typeof home, typeof facts> = {
  asset: home,
  heading: "Konut",
  facts: homeFacts,
  errorsOf: statedErrors,
  async find(values, search, services) {
    const { daskPolicyNumber, usageForm: use, damageState: damage, ownership } = values;
    const said = {
      floor: floorOf(values.floor) ?? 0,
      use,
      damage,
      ownership,
      ...(daskPolicyNumber === undefined ? {} : { daskPolicyNumber }),
    };
    const asked = { uavtCode: values.uavtCode ?? values.flat, stated: statedHome(values), said };
    const found = await findHome(asked, search, services);
    if (!found.ok || !isAnother(asked.stated, found.value.insured)) return found;
    const { areaM2, constructionYear } = found.value.insured;
    return err(invalidField(home.fields.uavtCode.wire, copy.differs(areaM2, constructionYear)));
  },
  findAgain({ uavtCode, daskPolicyEnd: _end, ...insured }, search, services) {
    return findHome({ uavtCode, stated: insured, said: insured }, search, services);
  },
  subjectOf: ({ districtName, provinceCode }) =>
    `${districtName} / ${provinceName(provinceCode) ?? provinceCode}`,
  describe: ({ areaM2, constructionYear }) => copy.describe(areaM2, constructionYear),
  spoken: ({ districtName }) => spokenAs(`${districtName} ilçesindeki konutunuz`),
};
