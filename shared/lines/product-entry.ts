/** Where a line stands in the menus. */
export type ProductGroup = "vehicle" | "health" | "home" | "other";

/**
 * What menus, lists and addresses know of a line of insurance. It stands apart from the lines' declarations, which bring
 * their fields and calls along, so that a page which only names a line does not load it.
 */
export interface ProductEntry {
  readonly id: string;
  /** Slug of the brand's product key on the wire. */
  readonly slug: string;
  readonly name: string;
  readonly group: ProductGroup;
  /** lucide icon name. */
  readonly icon: string;
  /** One sentence under the name. */
  readonly summary: string;
  /** Product type number on the wire (BranchId): 1 to 10 as the specification has them, 11 and on our own. */
  readonly typeNumber?: number;
  /** Set for lines that are quoted and sold online: `lines` of the registry declares the rest of them. */
  readonly isSold?: true;
  /** Its tab on the home page, where a quote can be begun; absent: on its own page only. */
  readonly homeTab?: string;
  /** What a phone is proved for when the line is quoted. */
  readonly queryType?: string;
  /** Address of its own page, where it has one. */
  readonly page?: `/${string}`;
  /** Older address of that page by which the header's menu leads to it; it has moved to `page`. */
  readonly menuPage?: `/${string}`;
  /** What to do after a claim, by its anchor in worker/broker/content/pages/hasar-aninda.md. */
  readonly claimCase?: string;
  /** Where it is quoted, and the path of its quote call; lines without one share the request form. */
  readonly path?: `/${string}`;
  /**
   * Set for a line that is quoted at another one's address: the word of the query `tur` that leads to it there, and the end
   * of its quote call's path.
   */
  readonly variant?: string;
  /** Id of the line whose cover its holder most likely misses, named once a policy is issued. */
  readonly next?: string;
  /** Seconds a quote waits for insurers. */
  readonly waitSeconds: number;
  /** Days before the end of a running policy from which a renewal is no longer early. */
  readonly earlyRenewalDays?: number;
}
