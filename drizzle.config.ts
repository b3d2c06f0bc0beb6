import { defineConfig } from "drizzle-kit";

/** `npx drizzle-kit generate` writes the next migration from the schema; Wrangler applies it. */
export default defineConfig({
  dialect: "sqlite",
  schema: [
    "./worker/broker/store/schema.ts",
    "./worker/broker/store/paper-schema.ts",
    "./worker/broker/store/order-schema.ts",
    "./worker/broker/store/policy-schema.ts",
    "./worker/broker/store/member-schema.ts",
    "./worker/broker/store/message-schema.ts",
    "./worker/broker/store/office-schema.ts",
    "./worker/broker/store/campaign-schema.ts",
  ],
  out: "./worker/broker/migrations",
});
