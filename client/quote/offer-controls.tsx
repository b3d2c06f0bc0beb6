import { useRef } from "react";
import { Form, useSearchParams, useSubmit } from "react-router";
import { useAdoption } from "#client/ui/use-adoption.ts";
import { isSameView, viewOf } from "./answers.ts";
import { offersCopy } from "./offers-copy.ts";

/** Order and filters live in the address: they can be shared, survive a reload and work without scripts. */
export function OfferControls() {
  const [query] = useSearchParams();
  const submit = useSubmit();
  const view = viewOf(query);
  const form = useRef<HTMLFormElement>(null);
  const apply = () => void submit(form.current, { replace: true, preventScrollReset: true });
  useAdoption(undefined, {
    adopt: () => {
      if (!isSameView(viewOf(new FormData(form.current ?? undefined)), view)) apply();
    },
  });
  return (
    <Form
      ref={form}
      method="get"
      replace
      preventScrollReset
      className="flex flex-wrap items-center gap-x-5 gap-y-2 text-sm"
      onChange={apply}
    >
      <label className="flex items-center gap-2">
        {offersCopy.sort}
        <select name="sirala" defaultValue={view.sort} className="field-input min-h-11 w-auto">
          <option value="fiyat">{offersCopy.sortPrice}</option>
          <option value="sirket">{offersCopy.sortFirm}</option>
        </select>
      </label>
      <FilterBox name="taksit" label={offersCopy.filterInstalments} isOn={view.withInstalments} />
      <FilterBox name="online" label={offersCopy.filterOnline} isOn={view.onlineOnly} />
      <noscript>
        <button type="submit" className="btn-secondary">
          {offersCopy.apply}
        </button>
      </noscript>
    </Form>
  );
}

function FilterBox({ name, label, isOn }: { name: string; label: string; isOn: boolean }) {
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-2">
      <input type="checkbox" name={name} defaultChecked={isOn} className="size-5 accent-primary" />
      {label}
    </label>
  );
}
