/** Where a line stands in the menus. */
export type ProductGroup = "vehicle" | "health" | "home" | "other";

/**
 * What menus, lists and addresses know of a line of insurance. It stands apart from the lines' declarations, which bring
 * their fields and calls along, so that a page which only names a line does not load it.
 */
export interface ProductEntry {
  readonly id: string;
  /** Slug of the brand's product key on the wire; the id where nothing else is said. */
  readonly slug: string;
  readonly name: string;
  readonly group: ProductGroup;
  /** An `IconName` (shared/icon-name.ts). */
  readonly icon: `i-lucide-${string}`;
  /** One sentence under the name. */
  readonly summary: string;
  /** Product type number on the wire (BranchId): 1 to 10 as the specification has them, 11 and on our own. */
  readonly typeNumber?: number;
  /** Whether it is quoted and sold online: the rest of it is declared in the folder of its id then. */
  readonly isSold: boolean;
  /** Its tab on the home page, where a quote can be begun; absent: on its own page only. */
  readonly homeTab?: string;
  /** Address of its own page, where it has one. */
  readonly page?: `/${string}`;
  /** Older address of that page by which the header's menu leads to it; it has moved to `page`. */
  readonly menuPage?: `/${string}`;
  /** What to do after a claim, by its anchor in worker/broker/content/pages/hasar-aninda.md. */
  readonly claimCase?: string;
  /** Where it is quoted, and the path of its quote call; lines without one are not sold and share the request form. */
  readonly path?: `/${string}`;
  /**
   * Set for a line that is quoted at another one's address: the word of the query `tur` that leads to it there, and the end
   * of its quote call's path.
   */
  readonly variant?: string;
  /** Id of the line whose cover its holder most likely misses, named once a policy is issued. */
  readonly next?: string;
  /** Seconds a quote waits for insurers; 70 where nothing else is said. */
  readonly waitSeconds: number;
  /** Days before the end of a running policy from which a renewal is no longer early. */
  readonly earlyRenewalDays?: number;
}

/** What most lines say alike. */
type Usual = "slug" | "waitSeconds";

/** A line as its row in the catalogue says it. */
type ProductRow = Omit<ProductEntry, "id" | "isSold" | Usual> & Partial<Pick<ProductEntry, Usual>>;

type Entries<Rows> = {
  readonly [Id in keyof Rows & string]: Rows[Id] & { readonly id: Id } & Pick<
      ProductEntry,
      "isSold" | Usual
    >;
};

/** Lines by their ids, of rows that say what differs. */
export const productEntries = <const Rows extends Readonly<Record<string, ProductRow>>>(
  rows: Rows,
): Entries<Rows> =>
  Object.fromEntries(
    Object.entries(rows).map(([id, row]) => [
      id,
      { id, slug: id, waitSeconds: 70, isSold: row.path !== undefined, ...row },
    ]),
  ) as Entries<Rows>;
