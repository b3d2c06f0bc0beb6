import type { AnyCall, Call } from "#shared/calls/call.ts";
import { statusCodes } from "#shared/codes.ts";
import type { Device } from "#shared/device.ts";
import { err, ok } from "#shared/result.ts";
import type { Result } from "#shared/result.ts";
import type { Failure } from "./failure.ts";

/** A signed-in member, as their session says. */
export interface SignedInMember {
  readonly memberId: string;
  /** Keyed hash of the session's token. */
  readonly sessionIndex: string;
  /** Whether a password sent by SMS opened it, which was used up by that: choosing one takes no other proof. */
  readonly isOneTime: boolean;
}

/** Whom a call is about, as far as its handler finds out; in the log they go by pseudonyms. */
export interface Concerned {
  readonly phoneIndex?: string;
  readonly memberId?: string;
  /** Whether the membership was locked by failed tries. */
  readonly isLocked?: true;
}

/** Who calls, and what the handler has to answer with. */
export interface CallContext<Needs> {
  readonly services: Needs;
  readonly visitor: string;
  /** Says with the answer who the caller is from now on. */
  readonly tellVisitor: (visitor: string) => void;
  readonly member: SignedInMember | undefined;
  readonly clientIp: string;
  /** What the visitor uses, as far as it tells. */
  readonly device: Device;
  readonly requestId: string;
  /** Says to the log whom the call is about. */
  readonly concerns: (whom: Concerned) => void;
}

/** Answers one call with input that its declaration has already parsed. */
export type Handler<Request, Data, Needs> = (
  input: Request,
  context: CallContext<Needs>,
) => Promise<Result<Data, Failure>>;

/** Data, and the code it is answered with. */
export interface Coded<Data> {
  readonly statusCode: number;
  readonly data: Data;
}

/** A call and its handler, the types between them forgotten. */
export interface Registration<Needs> {
  readonly call: AnyCall;
  readonly handle: Handler<never, Coded<unknown>, Needs>;
}

/** Ties a declaration to a handler that chooses among several codes of success. */
export function registerCoded<Request, Data, Needs>(
  call: Call<Request, Data>,
  handle: Handler<Request, Coded<Data>, Needs>,
): Registration<Needs> {
  return { call, handle } as Registration<Needs>;
}

/** Ties a declaration whose types are those of many to the handler that serves them all. */
export const registerAny = <Request, Data, Needs>(
  call: AnyCall,
  handle: Handler<Request, Data, Needs>,
  statusCode: number,
): Registration<Needs> => register(call as unknown as Call<Request, Data>, handle, statusCode);

/** Ties a declaration to its handler; `statusCode` is what a granted call is answered with. */
export function register<Request, Data, Needs>(
  call: Call<Request, Data>,
  handle: Handler<Request, Data, Needs>,
  statusCode: number = statusCodes.ok,
): Registration<Needs> {
  return registerCoded(call, async (input, context) => {
    const result = await handle(input, context);
    return result.ok ? ok({ statusCode, data: result.value }) : result;
  });
}

/** Hands a member's handler the member; `requiresMember` of the declaration has seen to it that there is one. */
export function forMember<Request, Data, Needs>(
  handle: (
    input: Request,
    context: CallContext<Needs>,
    member: SignedInMember,
  ) => ReturnType<Handler<Request, Data, Needs>>,
): Handler<Request, Data, Needs> {
  return async (input, context) =>
    context.member === undefined
      ? err({ kind: "sign-in-needed" })
      : handle(input, context, context.member);
}
