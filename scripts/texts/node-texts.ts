import { registerHooks } from "node:module";
import { textsId, textsModule } from "./read-texts.ts";

/** Lets scripts that Node runs as they are import `virtual:texts`, when they do so after this module. */
registerHooks({
  resolve: (specifier, context, next) =>
    specifier === textsId ? { url: textsId, shortCircuit: true } : next(specifier, context),
  load: (url, context, next) =>
    url === textsId
      ? { format: "module", source: textsModule(), shortCircuit: true }
      : next(url, context),
});
