import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from "node:http";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";
import { acceptsBrotli } from "#shared/accepts-brotli.ts";

interface KeptFile {
  readonly headers: OutgoingHttpHeaders;
  readonly body: Buffer;
  /** Absent for what is compressed already, and until it has been made. */
  brotli?: Buffer;
}

const compress = promisify(brotliCompress);
const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };

/** Part of a file, whether it is still the same, and what somebody has added to its name is asked of the runtime. */
const isPlain = ({ method, url = "", headers }: IncomingMessage): boolean =>
  method === "GET" && !url.includes("?") && !("range" in headers) && !("if-none-match" in headers);

const isUnchanging = ({ statusCode, headers }: IncomingMessage): boolean =>
  statusCode === 200 &&
  headers["cache-control"]?.includes("immutable") === true &&
  headers["content-encoding"] === undefined;

/**
 * Files that never change under their names, as a platform's cache holds them: each is asked of the runtime and compressed once. They
 * are those of one build, so that they need no bound.
 */
export function createKeptFiles() {
  const files = new Map<string, KeptFile>();
  return {
    /** Whether the request is answered with a file that is kept. */
    answer(request: IncomingMessage, response: ServerResponse): boolean {
      const file = isPlain(request) ? files.get(request.url!) : undefined;
      if (file === undefined) return false;
      const { headers, body, brotli } = file;
      if (brotli !== undefined && acceptsBrotli(String(request.headers["accept-encoding"]))) {
        const encoded = { "content-encoding": "br", vary: "Accept-Encoding" };
        response.writeHead(200, { ...headers, ...encoded, "content-length": brotli.length });
        response.end(brotli);
      } else {
        response.writeHead(200, { ...headers, "content-length": body.length }).end(body);
      }
      return true;
    },
    /** Takes note of an answer while it is handed on. */
    keep(request: IncomingMessage, answer: IncomingMessage, handed: OutgoingHttpHeaders): void {
      if (!isPlain(request) || !isUnchanging(answer)) return;
      const { date: _then, ...headers } = handed;
      const chunks: Buffer[] = [];
      answer.on("data", (chunk: Buffer) => chunks.push(chunk));
      answer.on("end", () => {
        const file: KeptFile = { headers, body: Buffer.concat(chunks) };
        files.set(request.url!, file);
        if (!/^text\/|svg/.test(String(headers["content-type"]))) return;
        void compress(file.body, { params }).then((brotli) => (file.brotli = brotli));
      });
    },
  };
}
