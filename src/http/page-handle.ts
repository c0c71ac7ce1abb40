/** What a page says of itself, as its export `handle`. */
export interface PageHandle {
  /** The search parameters that the page reads. All others are dropped and do not affect the cache key. */
  searchParameters?: readonly string[]
  /** Those of them that are lists. Repeated, as forms without JavaScript send them, they are joined with commas. */
  listParameters?: readonly string[]
  /** Parameters that belong to one visitor. A page requested with one is not cached. */
  privateParameters?: readonly string[]
}
