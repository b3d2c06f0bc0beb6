import type { AnyCall, Call } from "#shared/calls/call.ts";
import { statusCodes } from "#shared/codes.ts";
import type { Result } from "#shared/result.ts";
import type { PdfFonts } from "../print/fonts.ts";
import type { Services } from "../services.ts";
import type { Failure } from "./failure.ts";

/** Who calls, and what the broker has to answer with. */
export interface CallContext {
  readonly services: Services;
  readonly visitor: string;
  readonly clientIp: string;
  readonly requestId: string;
  readonly loadFonts: () => Promise<PdfFonts>;
}

/** Answers one call with input that its declaration has already parsed. */
export type Handler<Request, Data> = (
  input: Request,
  context: CallContext,
) => Promise<Result<Data, Failure>>;

/** A call and its handler, the types between them forgotten. */
export interface Registration {
  readonly call: AnyCall;
  readonly successCode: number;
  readonly handle: Handler<never, unknown>;
}

/** Ties a declaration to its handler; `successCode` is what a granted call is answered with. */
export function register<Request, Data>(
  call: Call<Request, Data>,
  handle: Handler<Request, Data>,
  successCode: number = statusCodes.ok,
): Registration {
  return { call, handle, successCode } as Registration;
}
