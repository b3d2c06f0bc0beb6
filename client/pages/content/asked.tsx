import { contentCopy } from "#client/content/copy.ts";
import { CookieSettings } from "#client/frame/consent/cookie-settings.tsx";
import { preferencesCopy } from "#client/frame/consent/preferences-copy.ts";
import { TextPlace, WhenThere } from "#client/ui/later.tsx";
import { href } from "#shared/routes.ts";
import { ClaimLine } from "./claim-line.tsx";
import type { ContentData } from "./loader.server.ts";

interface AskedProps {
  readonly choices: ContentData["choices"];
  readonly claim: ContentData["claim"];
}

/** What two of the texts ask: the choice of cookies, and whose claims are meant. */
export function Asked({ choices, claim }: AskedProps) {
  return (
    <>
      {choices === undefined ? null : (
        <section className="card p-5" id="tercihler" aria-labelledby="tercihler-baslik">
          <h2 id="tercihler-baslik" className="h3 mb-3">
            {preferencesCopy.title}
          </h2>
          <CookieSettings choices={choices} back={href("cookiePolicy")} />
        </section>
      )}
      {claim === undefined ? null : (
        <WhenThere
          value={claim.firms}
          fallback={<TextPlace lines={3} label={contentCopy.loading} />}
        >
          {(firms) => <ClaimLine firms={firms} chosen={claim.chosen} />}
        </WhenThere>
      )}
    </>
  );
}
