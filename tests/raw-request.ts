import { connect } from "node:net";

/** What a server answers to these very bytes, until it closes the connection or has been silent for a while. */
export function rawRequest(url: string, text: string): Promise<string> {
  const { port } = new URL(url);
  return new Promise((resolve) => {
    let answer = "";
    const socket = connect(Number(port), "127.0.0.1", () => socket.write(text));
    socket.setTimeout(5000, () => socket.destroy());
    socket.on("data", (chunk) => (answer += chunk.toString("latin1")));
    socket.on("error", () => socket.destroy());
    socket.on("close", () => resolve(answer));
  });
}

/** Status of an answer; 0 when there was none. */
export const statusOf = (answer: string): number =>
  Number(/^HTTP\/1\.1 (\d{3}) (?!Continue)/.exec(answer)?.[1] ?? 0);
