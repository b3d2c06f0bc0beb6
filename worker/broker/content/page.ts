/**
 * A content page or agreement as it is kept. Texts hold `{{name}}` where site data and figures belong; `fill.ts` puts
 * them there.
 */
export interface ContentPage {
  readonly title: string;
  readonly description: string;
  readonly keywords: string;
  /** Changes whenever the wording of an agreement does, and consents are stored with it; of a page it is the month of its last change. */
  readonly version: string;
  readonly html: string;
  readonly questions?: readonly { readonly question: string; readonly answer: string }[];
  /** Day ("YYYY-MM-DD") whose figures an agreement goes by: that of its version. A page goes by the day it is read. */
  readonly figuresOf?: string;
}
