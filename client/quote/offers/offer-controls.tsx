import { useRef } from "react";
import { Form, useSubmit } from "react-router";
import { useAdoption } from "#client/ui/use-adoption.ts";
import type { OfferAnswer } from "../answers.ts";
import { cardId } from "./offer-card.tsx";
import type { OfferChoices, OfferFilter, OfferView } from "./offer-view.ts";
import { isSameView, viewNames, viewOf } from "./offer-view.ts";
import { offersCopy } from "./offers-copy.ts";

interface OfferControlsProps {
  readonly view: OfferView;
  readonly filters: readonly OfferFilter[];
  readonly choices: OfferChoices;
  /** The first offer of the list, if there is one. */
  readonly first: OfferAnswer | undefined;
}

/**
 * Order and filters: one scrolling row of chips on a phone, a column beside the list where there is room. They live in the
 * address: they can be shared, survive a reload and work without scripts; with scripts nothing is asked for.
 */
export function OfferControls({ view, filters, choices, first }: OfferControlsProps) {
  const submit = useSubmit();
  const form = useRef<HTMLFormElement>(null);
  const apply = () => void submit(form.current, { replace: true, preventScrollReset: true });
  useAdoption(undefined, {
    adopt: () => {
      const posted = new FormData(form.current ?? undefined);
      if (!isSameView(viewOf(posted, filters, choices), view)) apply();
    },
  });
  const { services, instalments, cards, online, packages } = choices;
  return (
    <Form
      ref={form}
      method="get"
      replace
      preventScrollReset
      aria-label={offersCopy.filters}
      className="offer-controls no-print"
      onChange={apply}
    >
      {first === undefined ? null : (
        <a href={`#${cardId(first)}`} className="skip-filters">
          {offersCopy.skipFilters}
        </a>
      )}
      <ListChip
        name={viewNames.order}
        label={offersCopy.sort}
        value={view.order}
        choices={orders}
      />
      {packages.length === 0 ? null : (
        <ListChip
          name={viewNames.package}
          label={offersCopy.filterPackage}
          value={view.package ?? ""}
          choices={[
            { id: "", text: offersCopy.filterAll(offersCopy.filterPackage) },
            ...packages.map((name) => ({ id: name, text: name })),
          ]}
        />
      )}
      {filters.map(({ id, label, choices: all }) => (
        <ListChip
          key={id}
          name={id}
          label={label}
          value={view.covers[id] ?? ""}
          choices={[{ id: "", text: offersCopy.filterAll(label) }, ...all]}
        />
      ))}
      {instalments.length === 0 ? null : (
        <ListChip
          name={viewNames.instalments}
          label={offersCopy.filterInstalments}
          value={view.instalments === 0 ? "" : String(view.instalments)}
          choices={[
            { id: "", text: offersCopy.filterAll(offersCopy.filterInstalments) },
            ...instalments.map((count) => ({
              id: String(count),
              text: offersCopy.instalmentsFrom(count),
            })),
          ]}
        />
      )}
      {cards.length === 0 ? null : (
        <ListChip
          name={viewNames.card}
          label={offersCopy.filterCard}
          value={view.card ?? ""}
          choices={[
            { id: "", text: offersCopy.filterAll(offersCopy.filterCard) },
            ...cards.map((card) => ({ id: card, text: offersCopy.card(card) })),
          ]}
        />
      )}
      {services.length === 0 ? null : (
        <fieldset className="filter-group">
          <legend className="filter-name">{offersCopy.filterServices}</legend>
          {services.map(({ id, label }) => (
            <BoxChip
              key={id}
              name={viewNames.service}
              value={id}
              label={label}
              isOn={view.services.includes(id)}
            />
          ))}
        </fieldset>
      )}
      {online ? (
        <BoxChip
          name={viewNames.online}
          value="on"
          label={offersCopy.filterOnline}
          isOn={view.onlineOnly}
        />
      ) : null}
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
  { id: "kapsam", text: offersCopy.sortBreadth },
  { id: "sirket", text: offersCopy.sortFirm },
];

interface ListChipProps {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly choices: OfferFilter["choices"];
}

function ListChip({ name, label, value, choices }: ListChipProps) {
  return (
    <label className="filter-list">
      <span className="filter-name">{label}</span>
      <select name={name} defaultValue={value}>
        {choices.map(({ id, text }) => (
          <option key={id} value={id}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}

interface BoxChipProps {
  readonly name: string;
  readonly value: string;
  readonly label: string;
  readonly isOn: boolean;
}

function BoxChip({ name, value, label, isOn }: BoxChipProps) {
  return (
    <label className="filter-box">
      <input type="checkbox" name={name} value={value} defaultChecked={isOn} />
      {label}
    </label>
  );
}
