import { services } from "#shared/calls/call.ts";
import { serviceVariables } from "#worker/env.ts";
import type { StandaloneBroker } from "./start-broker.ts";
import type { TestServer } from "./start-server.ts";
import { makeDataDirectory, startServer } from "./start-server.ts";

export const linkKey = "a key of the tests alone";

/** A site whose six base services are the broker's addresses; the two share the site's token, and nothing else. */
export async function startSiteOf(
  broker: Pick<StandaloneBroker, "url" | "accessToken">,
  variables: Readonly<Record<string, string>> = {},
): Promise<TestServer> {
  const secrets = { SITE_ACCESS_TOKEN: broker.accessToken, LINK_KEY: linkKey };
  const dataDirectory = await makeDataDirectory(secrets);
  const addresses = services.map((service) => [
    serviceVariables[service],
    `${broker.url}/${service}`,
  ]);
  return startServer({
    dataDirectory,
    variables: { ...Object.fromEntries(addresses), ...variables },
  });
}
