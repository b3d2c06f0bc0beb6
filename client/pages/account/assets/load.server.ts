import type { LoaderInput } from "#client/loader-input.ts";
import type { DataOf } from "#shared/calls/call.ts";
import { listAssets } from "#shared/calls/account/list-assets.ts";
import { formatDate } from "#shared/format/date.ts";
import type { AnyLine } from "#shared/lines/line.ts";
import type { LineId } from "#shared/lines/registry.ts";
import { lineIds, lineOf, lines } from "#shared/lines/registry.ts";
import { keptKindOf } from "#shared/assets/asset.ts";
import { quoteHref } from "#shared/routes.ts";
import { formatPlate } from "#shared/schemas/vehicle/plate.ts";
import { assetsCopy } from "./copy.ts";

type Asset = DataOf<typeof listAssets>["assets"][number];

/** The member's vehicles, homes and family, and the one whose form is open (`duzenle`). */
export async function loadAssets({ page, url }: LoaderInput) {
  const { data } = await page.api.call(listAssets, {});
  if (data === null) return null;
  const edited = data.assets.find(({ assetId }) => assetId === url.searchParams.get("duzenle"));
  return {
    assets: data.assets.map((asset) => ({
      assetId: asset.assetId,
      kind: asset.kind,
      title: asset.title,
      details: detailsOf(asset),
      policies: asset.policies.map(({ productId, endsAt }) =>
        assetsCopy.policy(lineOf(productId)?.copy.short ?? productId, formatDate(endsAt)),
      ),
      quotes: quotesOf(asset),
    })),
    edited: edited === undefined ? null : { kind: edited.kind, values: valuesOf(edited) },
    now: page.now(),
  };
}

/** Lines that insure this kind of asset, and what their quote starts with. */
function quotesOf(asset: Asset) {
  const known = valuesOf(asset);
  return (
    lineIds
      .map((id): readonly [LineId, AnyLine] => [id, lines[id]])
      // A member of the family is added to a quote that is the member’s own.
      .filter(([, { asset: own, group }]) => group === undefined && keptKindOf(own) === asset.kind)
      .map(([id, { copy, quickStart }]) => ({
        label: assetsCopy.quote(copy.short),
        action: quoteHref(id),
        values: quickStart.flatMap((name): [string, string][] =>
          known[name] === undefined ? [] : [[name, known[name]]],
        ),
      }))
  );
}

function detailsOf(asset: Asset): string {
  const {
    kind,
    plate,
    brand,
    model,
    modelYear,
    address,
    uavtCode,
    name,
    surname,
    relation,
    species,
  } = asset;
  const parts = {
    vehicle: [plate && formatPlate(plate), [brand, model, modelYear].filter(Boolean).join(" ")],
    home: [address, uavtCode && `UAVT ${uavtCode}`],
    person: [
      relation && assetsCopy.relations[relation],
      [name, surname].filter(Boolean).join(" "),
      asset.birthdate && formatDate(asset.birthdate),
    ],
    pet: [
      species && assetsCopy.speciesNames[species],
      asset.birthdate && formatDate(asset.birthdate),
      asset.microchip,
    ],
  }[kind];
  return parts.filter((part) => part && part !== asset.title).join(" · ");
}

/** An asset as its form shows it. */
function valuesOf(asset: Asset): Record<string, string> {
  const { birthdate, plate, policies: _policies, ...fields } = asset;
  const texts = Object.entries(fields).map(([name, value]) => [name, String(value ?? "")] as const);
  return {
    ...Object.fromEntries(texts),
    ...(plate === undefined ? {} : { plate: formatPlate(plate) }),
    ...(birthdate === undefined ? {} : { birthDate: formatDate(birthdate) }),
  };
}
