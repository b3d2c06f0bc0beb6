import type { ContactState } from "#shared/calls/support/contact-fields.ts";
import type { SupportStatus } from "#shared/calls/support/support-fields.ts";

/** How requests of members and messages stand, in the words of whoever answers them. */
export const stateCopy = {
  requests: {
    open: "Yanıt bekliyor",
    answered: "Yanıtlandı",
    waiting: "Üyenin yanıtı bekleniyor",
    solved: "Çözüldü",
  } satisfies Readonly<Record<SupportStatus, string>>,
  messages: {
    open: "Yanıt bekliyor",
    answered: "Yanıtlandı",
    closed: "Kapandı",
  } satisfies Readonly<Record<ContactState, string>>,
} as const;
