import { list, model, oneOf } from "../codec.ts";

export const messageChannels = ["email", "sms"] as const;

/** `waiting`: on its way, tried again until it is taken. `unsent`: it could not be delivered. */
export const messageStates = ["waiting", "sent", "unsent"] as const;

/** How the messages of an order stand. */
export const orderMessages = list(
  model({ channel: oneOf(messageChannels), state: oneOf(messageStates) }),
);
