import { html, raw } from "hono/html";
import type { Site } from "#shared/site.ts";

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

const font = "-apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif";

/** What a reader in the dark theme sees; readers that know no media queries invert the light colours by themselves. */
const darkStyle = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
  .paper { background: #0e1b1d !important; }
  .card { background: #152629 !important; border-color: #2b4145 !important; }
  .ink { color: #f1f5f3 !important; }
  .quiet { color: #a9bcbe !important; }
  .rule { border-color: #2b4145 !important; }
  .link { color: #7fd1c7 !important; }
  .button { background: #7fd1c7 !important; color: #0f2a2e !important; }
}
@media (max-width: 480px) {
  .card { padding: 24px 20px !important; }
  .label, .value { display: block !important; width: auto !important; text-align: left !important; }
  .value { padding-top: 0 !important; }
  .label { border-bottom: 0 !important; padding-bottom: 0 !important; }
}`;

const ink = "color:#0f2a2e";
const quiet = "color:#55666a";
const table = raw('role="presentation" cellpadding="0" cellspacing="0" border="0"');

/** What a mailbox reads after the subject, and nobody on the page; the blanks keep the rest out of it. */
const preheaderPart = (text: string) =>
  html`<div style="display:none;max-height:0;overflow:hidden;opacity:0">
    ${text}${raw("&#8199;&#65279;".repeat(60))}
  </div>`;

const paragraph = (text: string) =>
  html`<p class="ink" style="margin:0 0 16px;font-size:16px;line-height:24px;${ink}">${text}</p>`;

const row = ([label, text]: readonly [string, string]) =>
  html`<tr>
    <td
      class="label quiet rule"
      style="padding:10px 16px 10px 0;border-bottom:1px solid #eae4d8;font-size:14px;line-height:20px;${quiet}"
    >
      ${label}
    </td>
    <td
      class="value ink rule"
      align="right"
      style="padding:10px 0;border-bottom:1px solid #eae4d8;font-size:15px;line-height:20px;font-weight:600;text-align:right;${ink}"
    >
      ${text}
    </td>
  </tr>`;

const link = ({ label, url }: EmailLink) =>
  html`<p style="margin:0 0 8px;font-size:15px;line-height:22px">
    <a class="link" href="${url}" style="color:#0b5351;text-decoration:underline">${label}</a>
  </p>`;

const buttonPart = ({ label, url }: EmailLink) =>
  html`<table ${table} style="margin:24px 0">
    <tr>
      <td class="button" bgcolor="#0b5351" style="background:#0b5351;border-radius:10px">
        <a
          class="button"
          href="${url}"
          style="display:inline-block;padding:14px 24px;border-radius:10px;background:#0b5351;color:#ffffff;font-size:16px;line-height:20px;font-weight:600;text-decoration:none"
          >${label}</a
        >
      </td>
    </tr>
  </table>`;

/** The sail of the mark is a picture mailboxes do not show; its name in the mark's colours stands for it. */
const headPart = ({ site }: EmailContent) =>
  html`<p style="margin:0 0 16px;font-size:22px;line-height:28px;font-weight:700">
    <a class="link" href="${site.publicUrl}" style="color:#0b5351;text-decoration:none"
      ><span style="color:#ffb627">◣</span> ${site.name}</a
    >
  </p>`;

const footPart = ({ site, note }: EmailContent) =>
  html`<div class="quiet" style="padding:20px 4px 0;font-size:13px;line-height:20px;${quiet}">
    ${note === undefined ? "" : html`<p style="margin:0 0 12px">${note}</p>`}
    <p style="margin:0">
      ${site.firm}<br />
      ${site.phone} ·
      <a class="link" href="mailto:${site.email}" style="color:#0b5351">${site.email}</a>
    </p>
  </div>`;

/**
 * An e-mail as HTML: tables and styles at each element, because mailboxes keep little else, one column that fits a phone,
 * no picture that had to be loaded.
 */
export async function emailHtml(content: EmailContent): Promise<string> {
  const { heading, greeting, paragraphs, rows = [], button, links = [] } = content;
  const page = await html`<!doctype html>
    <html lang="tr">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <meta name="format-detection" content="telephone=no, date=no, address=no, email=no" />
        <title>${heading}</title>
        <style>
          ${raw(darkStyle)}
        </style>
      </head>
      <body class="paper" style="margin:0;padding:0;background:#fbfaf6">
        ${preheaderPart(content.preheader)}
        <table ${table} class="paper" width="100%" style="background:#fbfaf6">
          <tr>
            <td align="center" style="padding:32px 12px;font-family:${raw(font)}">
              <table ${table} width="100%" style="max-width:560px">
                <tr>
                  <td align="left" style="font-family:${raw(font)}">
                    ${headPart(content)}
                    <div
                      class="card"
                      style="padding:32px;background:#ffffff;border:1px solid #eae4d8;border-radius:12px"
                    >
                      <h1
                        class="ink"
                        style="margin:0 0 16px;font-size:24px;line-height:30px;${ink}"
                      >
                        ${heading}
                      </h1>
                      ${greeting === undefined ? "" : paragraph(greeting)}
                      ${paragraphs.map(paragraph)}
                      ${
                        rows.length === 0
                          ? ""
                          : html`<table ${table} width="100%" style="margin:8px 0 0">
                              ${rows.map(row)}
                            </table>`
                      }
                      ${buttonPart(button)} ${links.map(link)}
                    </div>
                    ${footPart(content)}
                  </td>
                </tr>
              </table>
            </td>
          </tr>
        </table>
      </body>
    </html>`;
  return String(page);
}
