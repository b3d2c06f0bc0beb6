export const loadRequestQuote = () => ({
  head: { title: "request-quote", description: "", keywords: "" },
});
export const requestQuote = () => null;
