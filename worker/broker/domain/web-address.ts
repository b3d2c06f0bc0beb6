const longest = 500;

/** Whether an address that goes out in a message is one of the web, of at most 500 characters. */
export const isWebAddress = (url: string): boolean =>
  url.length <= longest && URL.canParse(url) && /^https?:$/.test(new URL(url).protocol);
