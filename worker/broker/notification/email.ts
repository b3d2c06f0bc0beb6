import type { EmailContent } from "./email-html.ts";
import { emailHtml } from "./email-html.ts";

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
