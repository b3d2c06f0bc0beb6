import { data } from "react-router";
import { statusCodes } from "#shared/codes.ts";

/**
 * What a loader throws when nobody has said how things stand: the page that says so and goes on asking, with status 503. Never
 * a redirect, which would tell that there is no such thing.
 */
export const unavailable = () => data(null, { status: statusCodes.unavailable });
