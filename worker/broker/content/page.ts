import type { ProductId } from "#shared/products/catalogue.ts";
import type { Topic } from "#shared/content/topics.ts";

/** What an article has beside other texts. */
export interface ArticleFacts {
  readonly topic: Topic;
  /** The line whose first question stands beside it. */
  readonly line: ProductId;
  /** Slugs of what is worth reading next. */
  readonly related: readonly string[];
  /** Days ("YYYY-MM-DD") of its first publication, and on which it was last held against its sources. */
  readonly written: string;
  readonly reviewed: string;
  /** How long it takes to read. */
  readonly minutes: number;
  readonly sources: readonly {
    readonly name: string;
    readonly date?: string;
    readonly url?: string;
  }[];
}

/** What the page of a term has beside other texts. */
export interface TermFacts {
  readonly name: string;
  /** Text of one sentence, as the glossary has it. */
  readonly definition: string;
  /** The line whose first question stands beside it. */
  readonly line: ProductId;
  /** Other terms and where they are explained. */
  readonly related: readonly { readonly name: string; readonly path: string }[];
  /** Slugs of articles that go further. */
  readonly articles: readonly string[];
}

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
  /** Day ("YYYY-MM-DD") of the last change of its wording. */
  readonly updated: string;
  readonly article?: ArticleFacts;
  readonly term?: TermFacts;
  readonly questions?: readonly { readonly question: string; readonly answer: string }[];
  /** Day ("YYYY-MM-DD") whose figures an agreement goes by: that of its version. A page goes by the day it is read. */
  readonly figuresOf?: string;
}
