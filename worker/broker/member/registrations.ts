import { changePassword } from "#shared/calls/member/change-password.ts";
import { forgotPassword } from "#shared/calls/member/forgot-password.ts";
import { getOwnIdentity } from "#shared/calls/member/get-own-identity.ts";
import { getUserClaims } from "#shared/calls/member/get-user-claims.ts";
import { login } from "#shared/calls/member/login.ts";
import { logout } from "#shared/calls/member/logout.ts";
import { register as registerCall } from "#shared/calls/member/register.ts";
import { requestKey } from "#shared/calls/member/request-key.ts";
import { offerAuthenticator } from "#shared/calls/member/offer-authenticator.ts";
import { setMfa } from "#shared/calls/member/set-mfa.ts";
import { statusCodes } from "#shared/codes.ts";
import { register, registerCoded } from "../api/handler.ts";
import { answerOfferAuthenticator } from "./authenticator.ts";
import { answerChangePassword } from "./passwords/change-password.ts";
import { answerForgotPassword } from "./passwords/forgot-password.ts";
import { answerLogin } from "./login.ts";
import { answerRegister } from "./register.ts";
import { answerRequestKey } from "./passwords/request-key.ts";
import { answerGetOwnIdentity, answerGetUserClaims, answerLogout } from "./session-calls.ts";
import { answerSetMfa } from "./set-mfa.ts";

/** Signing in and what belongs to it. */
export const memberRegistrations = {
  changePassword: register(changePassword, answerChangePassword, statusCodes.changeSuccess),
  forgotPassword: register(forgotPassword, answerForgotPassword),
  getOwnIdentity: register(getOwnIdentity, answerGetOwnIdentity),
  getUserClaims: register(getUserClaims, answerGetUserClaims),
  login: registerCoded(login, answerLogin),
  logout: register(logout, answerLogout),
  offerAuthenticator: register(offerAuthenticator, answerOfferAuthenticator),
  register: registerCoded(registerCall, answerRegister),
  requestKey: register(requestKey, answerRequestKey),
  setMfa: register(setMfa, answerSetMfa),
};
