import type { D1Database } from "@cloudflare/workers-types";
import { createCampaignRepository } from "#worker/broker/campaign/campaign-repository.ts";
import type { Report } from "#worker/broker/campaign/report.ts";
import { reportOf } from "#worker/broker/campaign/report.ts";
import { createDatabase } from "#worker/broker/store/database.ts";
import type { TestBroker } from "./harness.ts";

/** What campaigns brought of everything a broker has done, whenever its clock said. */
export async function reportOfAll(broker: TestBroker): Promise<Report> {
  const database = (await broker.database()) as unknown as D1Database;
  const campaigns = createCampaignRepository(createDatabase(database));
  const days = { from: "2020-01-01", to: "2040-12-31" };
  return reportOf(await campaigns.counted(days, []), [], await campaigns.ledger(days));
}
