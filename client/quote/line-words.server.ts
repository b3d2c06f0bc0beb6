import { toTurkishSentence } from "#shared/format/turkish-case.ts";
import { lineOf } from "#shared/lines/registry.ts";

/** What a line has to say about its offers, as data: the pages that show them do not load its declaration. */
export function lineWords(productId: string) {
  const line = lineOf(productId);
  const {
    full = "",
    short = "",
    same = null,
    about = (subject: string) => subject,
  } = line?.copy ?? {};
  const { provisional = null, complete = null, wrong = null } = line?.asset.lookUp?.copy ?? {};
  const shown = {
    title: toTurkishSentence(short),
    same,
    provisional,
    complete,
    wrong,
  };
  return { insurance: full, about, shown };
}
