import { formatDate, formatTime } from "#shared/format/date.ts";
import { formatSum } from "#shared/format/money.ts";
import type { CertificateOf, CertificateText, CertifiedPolicy } from "../certificate.ts";
import { certificateCopy } from "./certificate-copy.ts";
import { treatmentSums } from "./coverages.ts";
import type { TravelRequest } from "./risk.ts";

type Words = (typeof certificateCopy)["languages"][number];

const inEnglish = new Intl.NumberFormat("en-GB");

/** In the manner of the letter's language: "30.000 €", "EUR 30,000". */
function sumIn({ language }: Words, { terms }: TravelRequest): string {
  const sum = treatmentSums[terms.treatment];
  return language === "tr" ? formatSum(sum) : `EUR ${inEnglish.format(sum.amount / 100)}`;
}

function textIn(words: Words, request: TravelRequest, policy: CertifiedPolicy): CertificateText {
  const { labels } = words;
  const { policyNumber, insurerName, insurerPhone, issuedAt } = policy;
  const [from, to] = [formatDate(request.startDate), formatDate(request.terms.returnDate)];
  // A trip that is insured on its first day is from the minute the policy is issued.
  const period =
    formatDate(issuedAt) === from
      ? words.periodFrom(from, formatTime(issuedAt), to)
      : words.period(from, to);
  return {
    title: words.title,
    purpose: words.purpose,
    intro: words.intro,
    rows: [
      [labels.policyNumber, policyNumber],
      [labels.insurer, insurerName],
      ...(insurerPhone === undefined ? [] : [[labels.phone, insurerPhone] as const]),
      [labels.period, period],
      [labels.territory, words.territory],
      [labels.cover, words.cover(sumIn(words, request))],
      [labels.issued, formatDate(issuedAt)],
    ],
    columns: [labels.name, labels.document, labels.born],
    people: request.insured.map(
      ({ travellerName, travellerSurname, travelDocument, travellerBirthDate }) => [
        `${travellerSurname} ${travellerName}`,
        travelDocument,
        formatDate(travellerBirthDate),
      ],
    ),
    closing: words.closing,
  };
}

/** What a consulate wants to see of the insurance of a Schengen trip: the Visa Code, article 15. */
export const travelCertificate: CertificateOf<TravelRequest> = {
  name: certificateCopy.name,
  spoken: certificateCopy.spoken,
  fileName: "schengen-belgesi",
  isFor: ({ terms }) => terms.region === "schengen",
  write: (request, policy) =>
    certificateCopy.languages.map((words) => textIn(words, request, policy)),
};
