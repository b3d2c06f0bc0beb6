export { QuotePage as Page } from "#client/quote/quote-page.tsx";
