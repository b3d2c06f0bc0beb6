import type { PageRequest } from "#shared/page-request.ts";
import type { RouteSpec } from "#shared/route-spec.ts";

/** What a loader or action works with; it reads nothing else, so it runs wherever a request is served. */
export interface LoaderInput {
  readonly request: Request;
  readonly url: URL;
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly route: RouteSpec;
  readonly page: PageRequest;
}
