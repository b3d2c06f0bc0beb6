import { toSlug } from "../format/turkish-case.ts";

/** Anchor of a question's answer on the page it stands on. */
export const questionAnchor = (question: string): string => `soru-${toSlug(question)}`;

/** Anchor of the questions of a product or subject on the page of all questions. */
export const questionGroupAnchor = (title: string): string => `sorular-${toSlug(title)}`;
