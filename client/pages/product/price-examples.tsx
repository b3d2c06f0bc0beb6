import { Money } from "#client/ui/money.tsx";
import type {
  ExampleCase,
  PriceExamples as Examples,
} from "#shared/calls/reference/price-examples.ts";
import { formatDate } from "#shared/format/date.ts";
import { examplesCopy as copy } from "./examples-copy.ts";

/** What our insurers ask for a few things that are described; nothing where there are no examples. */
export function PriceExamples({ examples }: { examples: Examples | undefined }) {
  if (examples === undefined) return null;
  const { day, period, estimate = "", cases } = examples;
  const firms = [...new Set(cases.flatMap((each) => each.firms))];
  return (
    <section aria-labelledby={copy.id}>
      <h2 id={copy.id} className="h2 mb-4">
        {copy.title}
      </h2>
      <p className="max-w-[44rem] leading-7">{copy.lead(formatDate(day))}</p>
      <div className="mt-4 flex flex-col gap-6">
        {cases.map((each) => (
          <Case key={each.insured + each.chosen.join()} example={each} firms={firms} />
        ))}
      </div>
      <p className="mt-4 text-sm text-muted">
        {copy.amounts(period)} {cases.every(isOnePrice) ? "" : copy.median} {estimate}
      </p>
      <p className="mt-2 text-sm text-muted">{copy.firms(firms.join(", "))}</p>
      <p className="mt-4 no-print">
        <a href="#teklif" className="btn-secondary">
          {copy.toQuote}
        </a>
      </p>
    </section>
  );
}

type Price = ExampleCase["prices"][number];

const isSame = ({ lowestKurus, highestKurus }: Price): boolean => lowestKurus === highestKurus;
/** Whether nobody asks for more or less than the others. */
const isOnePrice = ({ prices }: Pick<ExampleCase, "prices">): boolean => prices.every(isSame);

interface CaseProps {
  readonly example: ExampleCase;
  /** Of all examples. */
  readonly firms: readonly string[];
}

function Case({ example: { insured, chosen, firms: own, prices }, firms }: CaseProps) {
  const without = firms.filter((firm) => !own.includes(firm));
  return (
    <table className="w-full table-fixed border-separate border-spacing-0 rounded-card border border-solid border-line bg-card text-left">
      <caption className="mb-2 text-left">
        <span className="block font-medium">{insured}</span>
        {chosen.length === 0 ? null : (
          <span className="block text-sm text-muted">{chosen.join(" · ")}</span>
        )}
        {without.length === 0 ? null : (
          <span className="block text-sm text-muted">{copy.without(without.join(", "))}</span>
        )}
      </caption>
      {isOnePrice({ prices }) ? null : (
        <thead>
          <tr>
            {copy.columns.map((column) => (
              <th
                key={column}
                scope="col"
                className="px-2 py-1.5 text-sm font-medium text-muted desktop:px-3"
              >
                {column}
              </th>
            ))}
          </tr>
        </thead>
      )}
      {prices.map((price) => (
        <Prices key={price.scope ?? ""} price={price} />
      ))}
    </table>
  );
}

const amount = "px-2 pb-2 text-sm desktop:px-3 desktop:text-base";

function Prices({ price }: { price: Price }) {
  const { scope, offers, lowestKurus, middleKurus, highestKurus } = price;
  return (
    <tbody>
      <tr>
        <th scope="rowgroup" colSpan={3} className="px-2 pt-1.5 text-sm desktop:px-3">
          {scope === undefined ? null : <span className="mr-2 font-medium">{scope}</span>}
          <span className="whitespace-nowrap font-normal text-muted">{copy.offers(offers)}</span>
        </th>
      </tr>
      {isSame(price) ? (
        <tr>
          <td colSpan={3} className={amount}>
            <Money kurus={lowestKurus} className="mr-2 font-semibold" />
            {offers === 1 ? null : <span className="text-sm text-muted">{copy.same}</span>}
          </td>
        </tr>
      ) : (
        <tr>
          {[lowestKurus, middleKurus, highestKurus].map((kurus, at) => (
            <td key={at} className={amount}>
              <Money kurus={kurus} className="font-semibold" />
            </td>
          ))}
        </tr>
      )}
    </tbody>
  );
}
