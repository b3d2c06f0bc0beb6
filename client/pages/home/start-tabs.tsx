import { Fragment, useRef } from "react";
import { useAdoption } from "#client/ui/use-adoption.ts";
import { writeInto } from "#client/ui/write-into.ts";
import { QuickStart } from "#client/quick-start/quick-start.tsx";
import { homeCopy } from "./copy.ts";
import type { HomeLists } from "./loader.server.ts";

/**
 * A quote can be begun in several lines. Radio buttons choose, and the style sheet shows the form of the chosen one, so that
 * it works before and without scripts, and what was chosen stays when they come.
 */
export function StartTabs({ starts }: { starts: HomeLists["starts"] }) {
  const tabs = useRef<HTMLElement>(null);
  const carryTyped = () => tabs.current && carryOver(tabs.current);
  useAdoption(undefined, { adopt: carryTyped });
  return (
    <section ref={tabs} aria-labelledby="hizli-teklif" className="card p-4 desktop:p-6">
      <h2 id="hizli-teklif" className="visually-hidden">
        {homeCopy.start}
      </h2>
      <fieldset className="flex flex-wrap border-0 m-0 p-0 min-w-0">
        <legend className="visually-hidden">{homeCopy.lines}</legend>
        {starts.map(({ tab, ...start }, at) => (
          <Fragment key={start.lineId}>
            <label className="start-tab">
              <input
                type="radio"
                name="basla-urun"
                defaultChecked={at === 0}
                onChange={carryTyped}
                className="visually-hidden"
              />
              {tab}
            </label>
            <section
              aria-labelledby={`basla-${start.lineId}-baslik`}
              className="hidden order-1 w-full mt-4 [.start-tab:has(:checked)+&]:block"
            >
              <h3 id={`basla-${start.lineId}-baslik`} className="visually-hidden">
                {homeCopy.formTitle(start.insurance)}
              </h3>
              <QuickStart start={start} isShort />
            </section>
          </Fragment>
        ))}
      </fieldset>
    </section>
  );
}

/** Takes what was typed in another line's form into the empty fields of the form in sight that ask for the same. */
function carryOver(tabs: HTMLElement): void {
  const all = [...tabs.querySelectorAll<HTMLInputElement>("form input:not([type=hidden])")];
  for (const empty of all.filter((input) => input.value === "" && input.offsetParent !== null)) {
    const typed = all.find(({ name, value }) => name === empty.name && value !== "");
    if (typed === undefined) continue;
    writeInto(empty, typed.value);
  }
}
