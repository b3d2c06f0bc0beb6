// The runtime's own module. The package's ambient types would clash with the DOM's, which the rendered client needs,
// so only what the composition roots extend is declared here.
declare module "cloudflare:workers" {
  import type { DurableObjectState, ExecutionContext } from "@cloudflare/workers-types";

  export abstract class WorkerEntrypoint<Env = unknown, Props = unknown> {
    protected readonly ctx: ExecutionContext<Props>;
    protected readonly env: Env;
    constructor(ctx: ExecutionContext<Props>, env: Env);
    fetch?(request: Request): Response | Promise<Response>;
  }

  interface Loopback {
    fetch(request: Request): Promise<Response>;
  }

  /** This worker's own entrypoints, as callable from within it. */
  export const exports: { readonly Pages: (options: { readonly props: object }) => Loopback };

  export abstract class DurableObject<Env = unknown> {
    protected readonly ctx: DurableObjectState;
    protected readonly env: Env;
    constructor(ctx: DurableObjectState, env: Env);
    fetch?(request: Request): Response | Promise<Response>;
    alarm?(): void | Promise<void>;
  }
}
