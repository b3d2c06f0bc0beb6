// Stands in for what the router brings for its framework and for observers, which the site has neither of.
import { createContext, type Ref } from "react";

/** Of the framework; nobody provides it. */
export const FrameworkContext = createContext(undefined);

const nothing: readonly unknown[] = [false, undefined, {}];

/** No link fetches its page beforehand by the router's means. */
export const usePrefetchBehavior = () => nothing;

export const mergeRefs = <T>(own: Ref<T>) => own;

function isLeftOut(): never {
  throw new Error("The build leaves this part of the router out (vite-left-out.ts).");
}

export const PrefetchPageLinks = isLeftOut;
export const getRouteInstrumentationUpdates = isLeftOut;
export const instrumentClientSideRouter = isLeftOut;

/** Nobody waits for the result of a navigation. */
export const consumeInstrumentationClientResultMetaReceiver = () => undefined;
