import { calls } from "#shared/calls/registry.ts";
import { register } from "../api/handler.ts";
import {
  answerDescribeAddress,
  answerListBuildings,
  answerListNeighborhoods,
  answerListStreets,
  answerListTowns,
  answerListUavtCodes,
  answerSearchAddresses,
} from "./addresses.ts";
import { answerListFaqPosts, answerListSliders, answerSearchSite } from "./content.ts";
import {
  answerGetClientInfo,
  answerGetFirms,
  answerListCountries,
  answerListPetBreeds,
  answerListPhoneBrands,
  answerListPhoneModels,
} from "./lists.ts";
import { answerQueryUavt } from "./query-uavt.ts";
import { answerPrintTool, answerUseTool } from "./use-tool.ts";
import { answerGetIndex } from "./get-index.ts";
import { answerQueryHome } from "../assets/home/query-home.ts";
import { answerUpdateVehicle } from "../assets/vehicle/update-vehicle.ts";

/** Reference lists, addresses, vehicles, phones and content. */
export const referenceRegistrations = {
  describeAddress: register(calls.describeAddress, answerDescribeAddress),
  getClientInfo: register(calls.getClientInfo, answerGetClientInfo),
  getFirms: register(calls.getFirms, answerGetFirms),
  getIndex: register(calls.getIndex, answerGetIndex),
  listBuildings: register(calls.listBuildings, answerListBuildings),
  listCountries: register(calls.listCountries, answerListCountries),
  listFaqPosts: register(calls.listFaqPosts, answerListFaqPosts),
  listNeighborhoods: register(calls.listNeighborhoods, answerListNeighborhoods),
  listPetBreeds: register(calls.listPetBreeds, answerListPetBreeds),
  listPhoneBrands: register(calls.listPhoneBrands, answerListPhoneBrands),
  listPhoneModels: register(calls.listPhoneModels, answerListPhoneModels),
  listSliders: register(calls.listSliders, answerListSliders),
  listStreets: register(calls.listStreets, answerListStreets),
  listTowns: register(calls.listTowns, answerListTowns),
  listUavtCodes: register(calls.listUavtCodes, answerListUavtCodes),
  printTool: register(calls.printTool, answerPrintTool),
  queryHome: register(calls.queryHome, answerQueryHome),
  queryUavt: register(calls.queryUavt, answerQueryUavt),
  searchAddresses: register(calls.searchAddresses, answerSearchAddresses),
  searchSite: register(calls.searchSite, answerSearchSite),
  updateVehicle: register(calls.updateVehicle, answerUpdateVehicle),
  useTool: register(calls.useTool, answerUseTool),
};
