declare module "compression" {
  import type { IncomingMessage, ServerResponse } from "node:http";
  import type { BrotliOptions, ZlibOptions } from "node:zlib";

  interface CompressionOptions extends ZlibOptions {
    brotli: BrotliOptions;
    filter: (request: IncomingMessage, response: ServerResponse) => boolean;
  }
  interface Compression {
    (
      options: CompressionOptions,
    ): (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
    filter(request: IncomingMessage, response: ServerResponse): boolean;
  }
  const compression: Compression;
  export default compression;
}
