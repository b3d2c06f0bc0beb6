/** Header that has a file saved under its own name: a plain one for old browsers, and the whole name encoded (RFC 6266). */
export const attachmentOf = (fileName: string): string =>
  `attachment; filename="${fileName.replace(/[^\w.-]/g, "_")}"; filename*=UTF-8''${encodeURIComponent(fileName)}`;
