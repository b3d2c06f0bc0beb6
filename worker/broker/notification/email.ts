import type { Site } from "#shared/site.ts";
import { emailHtml } from "./email-html.ts";

export interface EmailLink {
  readonly label: string;
  readonly url: string;
}

/** What an e-mail of ours says. Its text and its designed form are made of the same. */
export interface EmailContent {
  /** What a mailbox shows behind the subject. */
  readonly preheader: string;
  readonly heading: string;
  /** "Merhaba Ayşe Yılmaz,"; absent where nobody is known by name. */
  readonly greeting?: string;
  readonly paragraphs: readonly string[];
  readonly rows?: readonly (readonly [label: string, text: string])[];
  /** The one thing there is to do. */
  readonly button: EmailLink;
  readonly links?: readonly EmailLink[];
  /** Why it was sent, or what else its reader should know. */
  readonly note?: string;
  readonly site: Pick<Site, "name" | "firm" | "phone" | "email" | "publicUrl">;
}

function emailText(content: EmailContent): string {
  const { greeting, paragraphs, rows = [], button, links = [], note, site } = content;
  const blocks = [
    greeting,
    ...paragraphs,
    rows.map(([label, text]) => `${label}: ${text}`).join("\n"),
    [button, ...links]
      .map(({ label, url }) => `${label}${label.endsWith("?") ? "" : ":"}\n${url}`)
      .join("\n\n"),
    note,
    `${site.firm}\n${site.phone}`,
  ];
  return blocks.filter((block) => block !== undefined && block !== "").join("\n\n");
}

/** The two forms of an e-mail. */
export const composeEmail = async (
  content: EmailContent,
): Promise<{ readonly text: string; readonly html: string }> => ({
  text: emailText(content),
  html: await emailHtml(content),
});
