import { toSlug } from "../format/turkish-case.ts";

/** Anchor of a question's answer on the page it stands on. */
export const questionAnchor = (question: string): string => `soru-${toSlug(question)}`;
