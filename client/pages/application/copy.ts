import type { ApplicationType } from "#shared/calls/support/application-topics.ts";

interface ApplicationWords {
  readonly title: string;
  readonly description: string;
  readonly formTitle: string;
  readonly topic: string;
  readonly message: string;
  readonly messageHint: string;
  readonly sentTitle: string;
  readonly sentText: (reference: string) => string;
}

/** Words of the forms of complaints and of applications about personal data. */
export const applicationCopy: Readonly<Record<ApplicationType, ApplicationWords>> = {
  SIKAYET: {
    title: "Şikâyet ve başvuru yolları",
    description: "Şikâyetinizi bize iletin; sonuç alamazsanız başvurabileceğiniz yollar.",
    formTitle: "Şikâyetinizi yazın",
    topic: "Şikâyetinizin konusu",
    message: "Ne oldu, ne istiyorsunuz?",
    messageHint: "Varsa poliçe numaranızı ve olayın tarihini yazın.",
    sentTitle: "Şikâyetiniz kaydedildi",
    sentText: (reference) =>
      `Kayıt numaranız ${reference}. En geç 15 iş günü içinde yanıtlarız; son günü e-postanıza yazdık.`,
  },
  KVKK: {
    title: "KVKK başvurusu",
    description: "Kişisel verilerinize ilişkin haklarınızı kullanın.",
    formTitle: "Başvuru formu",
    topic: "Kullanmak istediğiniz hak",
    message: "Başvurunuz",
    messageHint: "Hangi verinizle ilgili olduğunu yazın. T.C. kimlik numaranızı ve belge yazmayın.",
    sentTitle: "Başvurunuz kaydedildi",
    sentText: (reference) =>
      `Kayıt numaranız ${reference}. En geç 30 gün içinde ücretsiz yanıtlarız; son günü e-postanıza yazdık.`,
  },
};

export const sendApplicationLabel = "Gönder";
