export { OffersPage as Page } from "#client/quote/offers-page.tsx";
