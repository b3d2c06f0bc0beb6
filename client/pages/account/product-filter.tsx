import { Form } from "react-router";
import { LightField } from "#client/form/light-field.tsx";
import type { Option } from "#shared/fields/asked-field.ts";
import { href } from "#shared/routes.ts";
import { listCopy } from "./list-copy.ts";
import type { AccountSectionId } from "./sections.ts";

interface ProductFilterProps {
  readonly section: AccountSectionId;
  readonly products: readonly Option[];
  readonly chosen: string;
}

/** Narrows a list down to one product; the choice stands in the address. */
export function ProductFilter({ section, products, chosen }: ProductFilterProps) {
  return (
    <Form method="get" action={href("account")} className="flex items-end gap-3 max-w-md">
      <input type="hidden" name="page" value={section} />
      <div className="flex-1">
        <LightField
          kind="select"
          name="urun"
          label={listCopy.product}
          options={products}
          placeholder={listCopy.allProducts}
          value={chosen}
        />
      </div>
      <button type="submit" className="btn-secondary min-h-12">
        {listCopy.filter}
      </button>
    </Form>
  );
}
