import { connect } from "node:net";
import { networkInterfaces } from "node:os";

const interfaces = Object.values(networkInterfaces()).flatMap((each) => each ?? []);
/** Addresses of this computer that a server for this computer alone does not listen to. */
export const outside = [
  "127.0.0.2",
  ...interfaces
    .filter((each) => !each.internal && each.family === "IPv4")
    .map((one) => one.address),
];
export const loopback = interfaces.filter(({ internal }) => internal).map(({ address }) => address);

export const portOf = (url: string) => Number(new URL(url).port);
export const answers = (host: string, port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect({ host, port, timeout: 2000 }, () => resolve(true));
    socket.once("error", () => resolve(false)).once("timeout", () => resolve(false));
  });

export const head = (target: string, host: string, more = "Connection: close") =>
  `GET ${target} HTTP/1.1\r\nHost: ${host}\r\n${more}\r\n\r\n`;
