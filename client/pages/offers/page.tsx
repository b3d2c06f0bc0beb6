export { OffersPage as Page } from "#client/quote/offers/offers-page.tsx";
