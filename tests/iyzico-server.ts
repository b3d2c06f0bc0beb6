import { createHmac } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

export const apiKey = "sandbox-api-key-0001";
export const secretKey = "sandbox-secret-key-01";

const hmac = (text: string) => createHmac("sha256", secretKey).update(text).digest("hex");
export const signedBy = (...values: string[]) => hmac(values.join(":"));

type Json = Record<string, unknown>;
export interface IyzicoCall {
  readonly path: string;
  readonly body: Json;
}

/** What the fake answers on a path; a function may close the connection by returning nothing. */
export type IyzicoAnswers = Record<string, (body: Json) => Json | undefined>;

/** A local stand-in that checks IYZWSv2 on the very bytes it receives, as iyzico does. */
export async function startIyzico(answers: IyzicoAnswers) {
  const calls: IyzicoCall[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const text = Buffer.concat(chunks).toString("utf8");
      const path = request.url ?? "";
      const header = String(request.headers.authorization ?? "").replace(/^IYZWSv2 /, "");
      const random = String(request.headers["x-iyzi-rnd"]);
      const expected = `apiKey:${apiKey}&randomKey:${random}&signature:${hmac(random + path + text)}`;
      const isGenuine = Buffer.from(header, "base64").toString() === expected;
      const body = JSON.parse(text) as Json;
      calls.push({ path, body });
      const answer = isGenuine
        ? answers[path]?.(body)
        : { status: "failure", errorCode: "1000", errorMessage: "Geçersiz imza" };
      if (answer === undefined) return request.socket.destroy();
      response.setHeader("Content-Type", "application/json");
      return response.end(JSON.stringify(answer));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
}
