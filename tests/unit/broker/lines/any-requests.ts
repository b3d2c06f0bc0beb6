import type fc from "fast-check";
import type { LineId } from "#shared/lines/registry.ts";
import { anyRequestOf, withDerived } from "#tests/any-line.ts";
import { historyOf } from "#worker/broker/lines/history/histories.ts";
import type { RequestOf } from "#worker/broker/lines/request.ts";
import { anyStockRequest } from "./galericikisatrafik/request.ts";
import { anyUsedRequest } from "./ikincieltrafik/request.ts";
import { anyPrivateRequest } from "./bireysel/request.ts";
import { anyDaskRequest } from "./dask/request.ts";
import { anyKonutRequest } from "./konut/request.ts";
import { anyKaskoRequest } from "./kasko/request.ts";
import { anyPetRequest } from "./petsaglik/request.ts";
import { anyResidentRequest } from "./yabanci/request.ts";
import { anyTravelRequest } from "./seyahat/request.ts";
import { anySupplementaryRequest } from "./tamamlayici/request.ts";
import { anyPhoneRequest } from "./telefon/request.ts";
import { anyRequest } from "./trafik/request.ts";

type AnyRequests = { readonly [Id in LineId]: fc.Arbitrary<RequestOf<Id>> };

/** Of lines of which a registry knows more than is stated. */
const own: Partial<AnyRequests> = {
  trafik: anyRequest,
  kasko: anyKaskoRequest,
  petsaglik: anyPetRequest,
  telefon: anyPhoneRequest,
  ikincieltrafik: anyUsedRequest,
  galericikisatrafik: anyStockRequest,
  dask: anyDaskRequest,
  konut: anyKonutRequest,
  seyahat: anyTravelRequest,
  tamamlayici: anySupplementaryRequest,
  bireysel: anyPrivateRequest,
  yabanci: anyResidentRequest,
};

/** Any request of each line; the contract all lines keep is checked with them. */
export const anyRequests = withDerived(own, (line) =>
  anyRequestOf(line, historyOf(line.product.id as LineId)),
) as AnyRequests;
