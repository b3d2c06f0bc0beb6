import { useRef } from "react";
import { Form, useSearchParams, useSubmit } from "react-router";
import { useAdoption } from "#client/ui/use-adoption.ts";
import { isSameView, viewOf } from "./answers.ts";
import type { OfferFilter } from "./offer-filters.ts";
import { isSameWanted, wantedOf } from "./offer-filters.ts";
import { offersCopy } from "./offers-copy.ts";

/** Order and filters live in the address: they can be shared, survive a reload and work without scripts. */
export function OfferControls({ filters }: { filters: readonly OfferFilter[] }) {
  const [query] = useSearchParams();
  const wanted = wantedOf(query, filters);
  const submit = useSubmit();
  const view = viewOf(query);
  const form = useRef<HTMLFormElement>(null);
  const apply = () => void submit(form.current, { replace: true, preventScrollReset: true });
  useAdoption(undefined, {
    adopt: () => {
      const posted = new FormData(form.current ?? undefined);
      const isSame =
        isSameView(viewOf(posted), view) && isSameWanted(wantedOf(posted, filters), wanted);
      if (!isSame) apply();
    },
  });
  return (
    <Form
      ref={form}
      method="get"
      replace
      preventScrollReset
      className="flex flex-wrap items-end gap-x-5 gap-y-2 text-sm"
      onChange={apply}
    >
      <ListBox name="sirala" label={offersCopy.sort} value={view.sort} choices={orders} />
      {filters.map(({ id, label, choices }) => (
        <ListBox
          key={id}
          name={id}
          label={label}
          value={wanted[id] ?? ""}
          choices={[{ id: "", text: offersCopy.filterAll }, ...choices]}
        />
      ))}
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

const orders = [
  { id: "fiyat", text: offersCopy.sortPrice },
  { id: "sirket", text: offersCopy.sortFirm },
];

interface ListBoxProps {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly choices: OfferFilter["choices"];
}

function ListBox({ name, label, value, choices }: ListBoxProps) {
  return (
    <label className="flex min-w-32 flex-1 flex-col gap-1 desktop:flex-none">
      {label}
      <select name={name} defaultValue={value} className="field-input min-h-11">
        {choices.map(({ id, text }) => (
          <option key={id} value={id}>
            {text}
          </option>
        ))}
      </select>
    </label>
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
