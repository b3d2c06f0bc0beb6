import fc from "fast-check";

/** Properties draw the same values in every run of the suite; `npm run test:full` gives it another seed each time. */
fc.configureGlobal({ seed: Number(process.env["PROPERTY_SEED"] ?? 20_261_123) });
